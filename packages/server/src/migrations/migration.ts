import type { Transaction } from 'kysely';
import type { Engine } from '../database/engine.ts';
import type { Schema } from '../database/schema.ts';

/**
 * One step of the schema, forward only. It is written once for SQLite and PostgreSQL, with only text, integer and
 * bigint (epoch milliseconds) columns. Only triggers have no common syntax and depend on the engine. A released step is
 * never edited. Mistakes are fixed in a new step.
 */
export interface Migration {
  readonly name: string;
  readonly up: (transaction: Transaction<Schema>, engine: Engine) => Promise<void>;
}

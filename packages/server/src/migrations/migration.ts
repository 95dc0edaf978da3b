import type { Transaction } from 'kysely';
import type { Engine } from '../database/engine.ts';
import type { Schema } from '../database/schema.ts';

/**
 * One step of the schema, forward only. Written once for SQLite and PostgreSQL: text, integer and bigint (epoch
 * milliseconds) columns, nothing else. Only triggers have no common form and need the engine. A released step is never
 * edited. A mistake needs a new step.
 */
export interface Migration {
  readonly name: string;
  readonly up: (transaction: Transaction<Schema>, engine: Engine) => Promise<void>;
}

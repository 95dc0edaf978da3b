import type { Transaction } from 'kysely';
import type { Schema } from '../database/schema.ts';

/**
 * One step of the schema, forward only. Written once for SQLite and PostgreSQL: text, integer and bigint
 * (epoch milliseconds) columns, nothing else. A released step is never edited; a mistake is a new step.
 */
export interface Migration {
  readonly name: string;
  readonly up: (transaction: Transaction<Schema>) => Promise<void>;
}

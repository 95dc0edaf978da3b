import type { Transaction } from 'kysely';
import type { Database, Schema } from '../database/schema.ts';

/** Runs `work` as one unit: all of its writes are kept, or none. Writers on one file wait their turn. */
export function inTransaction<Result>(
  database: Database,
  work: (transaction: Transaction<Schema>) => Promise<Result>,
): Promise<Result> {
  return database.transaction().execute(work);
}

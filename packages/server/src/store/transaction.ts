import type { Transaction } from 'kysely';
import { type RetryOptions, retryOnConflict } from '../database/retry.ts';
import type { Database, Schema } from '../database/schema.ts';

/**
 * Runs `work` as one unit: all of its writes are kept, or none. It may run more than once, so it must touch
 * nothing but the transaction. On one file writers wait their turn. On PostgreSQL each statement sees what
 * others have committed, so a decision that must not be made twice begins with a write to the row it is about.
 */
export function inTransaction<Result>(
  database: Database,
  work: (transaction: Transaction<Schema>) => Promise<Result>,
  options: RetryOptions = {},
): Promise<Result> {
  return retryOnConflict(() => database.transaction().setIsolationLevel('read committed').execute(work), options);
}

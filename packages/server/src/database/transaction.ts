import { sql, type Transaction } from 'kysely';
import { engineOf } from './engine.ts';
import { type RetryOptions, retryOnConflict } from './retry.ts';
import type { Database, Schema } from './schema.ts';

/**
 * Runs `work` as one unit: all of its writes are stored, or none. It may run more than once, so it must have no effects
 * outside the transaction. On the embedded file, writers wait their turn. On PostgreSQL each statement sees what other
 * transactions have committed, so a decision that must not be made twice starts by writing to its row.
 */
export function inTransaction<Result>(
  database: Database,
  work: (transaction: Transaction<Schema>) => Promise<Result>,
  options: RetryOptions = {},
): Promise<Result> {
  return retryOnConflict(() => database.transaction().setIsolationLevel('read committed').execute(work), options);
}

/**
 * Like `inTransaction`, for data that matters only for minutes, such as attempt counts. On the embedded database it
 * does not wait for the disk. Every process sees the data immediately and a killed process loses nothing, but a power
 * cut may lose the most recent writes.
 */
export function inUnsyncedTransaction<Result>(
  database: Database,
  work: (transaction: Transaction<Schema>) => Promise<Result>,
): Promise<Result> {
  if (engineOf(database) === 'postgres') return inTransaction(database, work);
  return database.connection().execute(async (connection) => {
    await sql`pragma synchronous = normal`.execute(connection);
    try {
      return await inTransaction(connection, work);
    } finally {
      await sql`pragma synchronous = full`.execute(connection);
    }
  });
}

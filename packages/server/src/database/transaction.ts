import { sql, type Transaction } from 'kysely';
import { engineOf } from './engine.ts';
import { type RetryOptions, retryOnConflict } from './retry.ts';
import type { Database, Schema } from './schema.ts';

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

/**
 * The same for what matters for minutes only, as the counts of tries do: on the embedded database it does not wait for the
 * disk. Every process sees it at once and a killed one takes nothing back; a power cut may take the last of it.
 */
export function inPassingTransaction<Result>(
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

import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import type { CompiledQuery } from 'kysely';
import { preparedOnce } from './prepared-once.ts';
import type { Database } from './schema.ts';
import { isBusy } from './sqlite-busy.ts';

type RowReader = (query: CompiledQuery) => unknown;

const readers = new WeakMap<Database, RowReader>();

/**
 * The first row of a query as it is now. It sees what any process has committed, and nothing of open transactions. On
 * the embedded database a second connection answers at once, without Kysely's queue for the writing connection. So a
 * request that only reads waits for no other transaction, and pays for no promise.
 */
export function committedRow<Row>(
  database: Database,
  query: CompiledQuery<Row>,
): Row | undefined | Promise<Row | undefined> {
  try {
    const read = readers.get(database);
    if (read !== undefined) return read(query) as Row | undefined; // the query is typed
  } catch (error) {
    // Another process is repairing the file after a crash, so the query takes the ordinary way, which waits.
    if (!isBusy(error)) throw error;
  }
  return database.executeQuery(query).then(({ rows }) => rows[0]);
}

/** Lets `reader` answer the committed rows of `database`. */
export function readCommittedRows(database: Database, reader: DatabaseSync): void {
  const readerOf = preparedOnce((sql) => rowReader(reader.prepare(sql)));
  readers.set(database, ({ sql, parameters }) => readerOf(sql)(parameters));
}

/** Each row of SQLite has a shape of its own, which makes every access slow. These rows share one. */
function rowReader(statement: StatementSync): (parameters: readonly unknown[]) => unknown {
  const names = statement.columns().map(({ name }) => name);
  statement.setReturnArrays(true);
  return (parameters) => {
    const values: unknown = statement.get(...(parameters as readonly SQLInputValue[])); // the query is typed
    if (!Array.isArray(values)) return undefined;
    const row: Record<string, unknown> = {};
    for (let index = 0; index < names.length; index += 1) row[names[index] ?? ''] = values[index];
    return row;
  };
}

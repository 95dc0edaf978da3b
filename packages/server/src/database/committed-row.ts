import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import type { CompiledQuery } from 'kysely';
import { preparedOnce } from './prepared-once.ts';
import type { Database } from './schema.ts';
import { isBusy } from './sqlite-busy.ts';

type RowReader = (query: CompiledQuery, key: string | undefined) => unknown;

const readers = new WeakMap<Database, RowReader>();

/**
 * The first row of a query as it is now. It sees what any process has committed, and nothing of open transactions. On
 * the embedded database a second connection answers at once, without Kysely's queue for the writing connection. So a
 * request that only reads waits for no other transaction, and pays for no promise.
 * @param key names the row. While its values in the database stay the same, it is the same object there, so that what
 *   is made of it need not be made again.
 */
export function committedRow<Row>(
  database: Database,
  query: CompiledQuery<Row>,
  key?: string,
): Row | undefined | Promise<Row | undefined> {
  try {
    const read = readers.get(database);
    if (read !== undefined) return read(query, key) as Row | undefined; // the query is typed
  } catch (error) {
    // Another process is repairing the file after a crash, so the query takes the ordinary way, which waits.
    if (!isBusy(error)) throw error;
  }
  return database.executeQuery(query).then(({ rows }) => rows[0]);
}

/** Lets `reader` answer the committed rows of `database`. */
export function readCommittedRows(database: Database, reader: DatabaseSync): void {
  const readerOf = preparedOnce((sql) => rowReader(reader.prepare(sql)));
  readers.set(database, ({ sql, parameters }, key) => readerOf(sql)(parameters, key));
}

type Values = readonly unknown[];

/** Each row of SQLite has a shape of its own, which makes every access slow. These rows share one. */
function rowReader(statement: StatementSync): (parameters: Values, key: string | undefined) => unknown {
  const names = statement.columns().map(({ name }) => name);
  statement.setReturnArrays(true);
  const rowOf = (values: Values): unknown => {
    const row: Record<string, unknown> = {};
    for (let index = 0; index < names.length; index += 1) row[names[index] ?? ''] = values[index];
    return row;
  };
  const kept = keptRows(rowOf);
  return (parameters, key) => {
    const values: unknown = statement.get(...(parameters as readonly SQLInputValue[])); // the query is typed
    if (key === undefined) return Array.isArray(values) ? rowOf(values) : undefined;
    return Array.isArray(values) ? kept.rowOf(values, key) : kept.forget(key);
  };
}

/** An app that starts asks several times in a row. A row that is asked for less often is made again. */
const MAX_KEPT = 1_000;

/** The last row of each key. One that is gone is forgotten when it is asked for again. */
function keptRows(rowOf: (values: Values) => unknown) {
  const kept = new Map<string, { values: Values; row: unknown }>();
  return {
    rowOf(values: Values, key: string): unknown {
      const before = kept.get(key);
      if (before !== undefined && values.every((value, index) => value === before.values[index])) return before.row;
      const row = rowOf(values);
      if (before === undefined && kept.size >= MAX_KEPT) kept.clear();
      kept.set(key, { values, row });
      return row;
    },
    forget(key: string): void {
      kept.delete(key);
    },
  };
}

import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import type { CompiledQuery } from 'kysely';
import { preparedOnce } from './prepared-once.ts';
import type { Database } from './schema.ts';
import { isBusy } from './sqlite-busy.ts';

type RowReader = (query: CompiledQuery, key: string | undefined) => unknown;

const readers = new WeakMap<Database, RowReader>();

/**
 * The current first row of a query. It reflects everything that any process has committed, and nothing from open
 * transactions. On the embedded database a second connection runs the query immediately, bypassing Kysely's queue for
 * the writing connection. A request that only reads therefore never waits for another transaction, and needs no
 * promise.
 * @param key names the row. On the embedded database the same object is returned as long as the row's values stay the
 * same, so that anything derived from it can be reused.
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
    // Another process is repairing the file after a crash, so the query takes the normal path, which waits.
    if (!isBusy(error)) throw error;
  }
  return database.executeQuery(query).then(({ rows }) => rows[0]);
}

/** Routes queries for committed rows of `database` to `reader`. */
export function readCommittedRows(database: Database, reader: DatabaseSync): void {
  const readerOf = preparedOnce((sql) => rowReader(reader.prepare(sql)));
  readers.set(database, ({ sql, parameters }, key) => readerOf(sql)(parameters, key));
}

type Values = readonly unknown[];

/** Each row that SQLite returns has its own object shape, which makes every access slow. These rows share one shape. */
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

/**
 * A starting app requests its row several times in quick succession. Rows that are requested less often are simply
 * created again.
 */
const MAX_KEPT = 1_000;

/** The last row for each key. A deleted row is forgotten the next time it is requested. */
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

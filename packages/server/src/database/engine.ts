import { PostgresAdapter, sql } from 'kysely';
import type { Database } from './schema.ts';

export type Engine = 'sqlite' | 'postgres';

/** For the few statements without a portable form: triggers and the list of tables. */
export function engineOf(database: Database): Engine {
  return database.getExecutor().adapter instanceof PostgresAdapter ? 'postgres' : 'sqlite';
}

const TABLE_NAMES = {
  sqlite: sql<{ name: string }>`select name from sqlite_master where type = 'table' and name not like 'sqlite_%'`,
  postgres: sql<{ name: string }>`select tablename as name from pg_tables where schemaname = current_schema()`,
};

/** Sorted, so that a message listing the tables is always the same. */
export async function tableNames(database: Database): Promise<string[]> {
  const { rows } = await TABLE_NAMES[engineOf(database)].execute(database);
  return rows.map(({ name }) => name).sort();
}

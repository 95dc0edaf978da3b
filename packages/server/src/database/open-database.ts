import type { Config } from '../config.ts';
import { openPostgres } from './open-postgres.ts';
import { openSqlite } from './open-sqlite.ts';
import type { Database } from './schema.ts';

export type Storage = Pick<Config, 'dataDir' | 'databaseUrl'>;

/** PostgreSQL when there is an address of one, else the file in the data folder; at the current schema in both cases. */
export function openDatabase({ dataDir, databaseUrl }: Storage): Promise<Database> {
  return databaseUrl === undefined ? openSqlite(dataDir) : openPostgres(databaseUrl);
}

import type { Config } from '../config.ts';
import { openPostgres } from './open-postgres.ts';
import { openSqlite } from './open-sqlite.ts';
import type { Database } from './schema.ts';

export type Storage = Pick<Config, 'dataDir' | 'databaseUrl'>;

/**
 * Opens PostgreSQL if an address is configured, otherwise the file in the data folder. Either one is migrated to the
 * current schema.
 */
export function openDatabase({ dataDir, databaseUrl }: Storage): Promise<Database> {
  return databaseUrl === undefined ? openSqlite(dataDir) : openPostgres(databaseUrl);
}

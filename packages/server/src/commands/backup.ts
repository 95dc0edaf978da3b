import { resolve } from 'node:path';
import { readConfig } from '../config.ts';
import { existingSqliteFile } from '../database/open-sqlite.ts';
import { OperatorError } from '../operator-error.ts';
import { backupSqlite } from './backup-sqlite.ts';
import { runCommand } from './run-command.ts';

/** Entry point of `npm run backup -- FILE`: an online copy of the embedded database. */
runCommand(async ([file, ...rest]) => {
  if (file === undefined || rest.length > 0) throw new OperatorError('Usage: npm run backup -- FILE');
  const config = readConfig(process.env);
  if (config.databaseUrl !== undefined) {
    throw new OperatorError('DATABASE_URL is set: a PostgreSQL database is backed up with its own pg_dump.');
  }
  // npm runs scripts in the project's folder, but the user may have started it from another folder.
  const target = resolve(process.env.INIT_CWD ?? '.', file);
  const { users, bytes } = backupSqlite(existingSqliteFile(config.dataDir), target);
  return `Backup written to ${target} (${users} users, ${Math.ceil(bytes / 1024)} KiB, checked).`;
});

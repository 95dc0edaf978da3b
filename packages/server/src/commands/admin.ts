import { createPasswords } from '../accounts/passwords.ts';
import { readConfig } from '../config.ts';
import { openDatabase } from '../database/open-database.ts';
import { existingSqliteFile } from '../database/open-sqlite.ts';
import type { Database } from '../database/schema.ts';
import { OperatorError } from '../operator-error.ts';
import { grant, list, resetPassword, revoke } from './admin-commands.ts';
import { runCommand } from './run-command.ts';

const USAGE = 'Usage: npm run admin -- grant EMAIL | revoke EMAIL | reset-password EMAIL | list';

/** Entry of `npm run admin`: manages accounts on the server's machine. The server may be running. */
async function run([command, email, ...rest]: string[]): Promise<string> {
  const work = commandOf(command, email);
  if (work === undefined || rest.length > 0) throw new OperatorError(USAGE);
  const config = readConfig(process.env);
  // With a wrong DATA_DIR it would create a new database and report that nobody has an account.
  if (config.databaseUrl === undefined) existingSqliteFile(config.dataDir);
  const database = await openDatabase(config);
  try {
    return await work(database);
  } finally {
    await database.destroy();
  }
}

function commandOf(
  command: string | undefined,
  email: string | undefined,
): ((database: Database) => Promise<string>) | undefined {
  if (command === 'list' && email === undefined) return list;
  if (email === undefined) return undefined;
  if (command === 'grant') return (database) => grant(database, email);
  if (command === 'revoke') return (database) => revoke(database, email);
  if (command === 'reset-password') return (database) => resetPassword(database, createPasswords(), email);
  return undefined;
}

runCommand(run);

import { createPasswords } from '../accounts/passwords.ts';
import { type Config, readConfig } from '../config.ts';
import { openDatabase } from '../database/open-database.ts';
import { existingSqliteFile } from '../database/open-sqlite.ts';
import type { Database } from '../database/schema.ts';
import { OperatorError } from '../operator-error.ts';
import { grant, list, resetPassword, revoke } from './admin-commands.ts';
import { CONTENT_COMMANDS } from './content-commands.ts';
import { createTerminal } from './terminal.ts';

const USAGE = [
  'Usage: npm run admin -- grant EMAIL | revoke EMAIL | reset-password EMAIL | list',
  ...[...CONTENT_COMMANDS.values()].map(({ usage }) => `       npm run admin -- content ${usage}`),
].join('\n');

type Work = (database: Database, config: Config) => Promise<string>;

/**
 * Manages accounts and content on the server's machine. The server may be running.
 * @throws OperatorError
 */
export async function runAdmin(args: string[]): Promise<string> {
  const work = args[0] === 'content' ? contentWork(args.slice(1)) : accountWork(args);
  if (work === undefined) throw new OperatorError(USAGE);
  const config = readConfig(process.env);
  // With a wrong DATA_DIR, the command would create a new database and report that nobody has an account.
  if (config.databaseUrl === undefined) existingSqliteFile(config.dataDir);
  const database = await openDatabase(config);
  try {
    return await work(database, config);
  } finally {
    await database.destroy();
  }
}

function accountWork([command, email, ...rest]: string[]): Work | undefined {
  if (rest.length > 0) return undefined;
  if (command === 'list' && email === undefined) return list;
  if (email === undefined) return undefined;
  if (command === 'grant') return (database) => grant(database, email);
  if (command === 'revoke') return (database) => revoke(database, email);
  if (command === 'reset-password') return (database) => resetPassword(database, createPasswords(), email);
  return undefined;
}

function contentWork([name = '', ...args]: string[]): Work | undefined {
  const command = CONTENT_COMMANDS.get(name);
  if (command === undefined) return undefined;
  return async (database, config) => {
    const terminal = createTerminal(process.stdin, process.stderr);
    try {
      return await command.run(args, { database, config, terminal });
    } finally {
      terminal.close();
    }
  };
}

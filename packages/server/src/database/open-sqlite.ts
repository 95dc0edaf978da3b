import { closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely } from 'kysely';
import { OperatorError } from '../operator-error.ts';
import { readCommittedRows } from './committed-row.ts';
import { codeOf, messageOf } from './failure.ts';
import { migrate } from './migrate.ts';
import type { Database, Schema } from './schema.ts';
import { NodeSqliteDialect } from './sqlite-dialect.ts';

export const sqliteFile = (dataDir: string): string => join(dataDir, 'first60.db');

/** The database file of `dataDir`, for commands that must not create one. @throws OperatorError */
export function existingSqliteFile(dataDir: string): string {
  const file = sqliteFile(dataDir);
  if (existsSync(file)) return file;
  throw new OperatorError(`There is no database ${file}: set DATA_DIR to the folder that has it.`);
}

/** Time to wait for another process that is opening the same file, in milliseconds. */
const OPENING_TIMEOUT = 10_000;

/** Opens the database in `dataDir`, creates it on the first start, and brings it to the current schema. */
export async function openSqlite(dataDir: string): Promise<Database> {
  const file = sqliteFile(dataDir);
  createPrivately(dataDir, file);
  const connection = connect(file);
  const reader = new DatabaseSync(file, { readOnly: true, timeout: 0 });
  const database = new Kysely<Schema>({ dialect: new NodeSqliteDialect(connection, reader) });
  try {
    await migrate(database);
  } catch (error) {
    reader.close();
    connection.close();
    throw error;
  }
  readCommittedRows(database, reader);
  return database;
}

/** The file holds password hashes, so only the server's account may read it. */
function createPrivately(dataDir: string, file: string): void {
  try {
    createFolder(dataDir);
    closeSync(openSync(file, 'a', 0o600));
  } catch (error) {
    throw new OperatorError(
      `The data folder ${dataDir} is not writable (${codeOf(error)}): set DATA_DIR to one that is.`,
    );
  }
}

/** Node's own recursive mode never ends when a parent folder exists but does not allow new folders, as below /proc. */
function createFolder(folder: string): void {
  if (existsSync(folder)) return;
  createFolder(dirname(folder));
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error; // another process that is starting now was faster
  }
}

function connect(file: string): DatabaseSync {
  let connection: DatabaseSync | undefined;
  try {
    connection = new DatabaseSync(file, { timeout: OPENING_TIMEOUT, enableForeignKeyConstraints: true });
    // WAL lets readers continue during a write. FULL waits for the disk at every commit, so that a power cut loses
    // nothing that was reported as saved.
    connection.exec('pragma journal_mode = wal; pragma synchronous = full;');
    // From here on the dialect does the waiting, without blocking the thread.
    connection.exec('pragma busy_timeout = 0;');
    return connection;
  } catch (error) {
    connection?.close();
    throw new OperatorError(`The database ${file} cannot be opened: ${messageOf(error)}.`);
  }
}

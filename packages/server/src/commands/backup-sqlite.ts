import { closeSync, existsSync, fsyncSync, linkSync, openSync, renameSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { codeOf, messageOf } from '../database/failure.ts';
import { OperatorError } from '../operator-error.ts';

/** Time that a backup waits for permission to read, in milliseconds. */
const LOCK_TIMEOUT = 10_000;

export interface Backup {
  readonly users: number;
  readonly bytes: number;
}

/**
 * Copies the database `file` to `target`, which must not exist yet, while the server continues to write. The copy is
 * the state of a single moment. It is created next to the target, checked and synced to disk. Only then is it given its
 * name, so a file of that name is always complete. @throws OperatorError
 */
export function backupSqlite(file: string, target: string): Backup {
  if (existsSync(target)) throw alreadyThere(target);
  const partial = `${target}.partial`;
  createPrivately(partial);
  try {
    copy(file, partial);
    const backup = check(partial);
    sync(partial);
    giveName(partial, target);
    return backup;
  } finally {
    rmSync(partial, { force: true });
  }
}

const alreadyThere = (target: string) =>
  new OperatorError(`${target} exists already and is left as it is: name a new file.`);

/** The copy holds password hashes, so nobody else may read it. */
function createPrivately(partial: string): void {
  try {
    closeSync(openSync(partial, 'wx', 0o600));
  } catch (error) {
    throw new OperatorError(
      `${partial} cannot be created (${codeOf(error)}): name a file in a folder that is writable.`,
    );
  }
}

/** VACUUM INTO reads one snapshot. In WAL mode, writers continue during the copy. */
function copy(file: string, partial: string): void {
  let source: DatabaseSync | undefined;
  try {
    source = new DatabaseSync(file, { readOnly: true, timeout: LOCK_TIMEOUT });
    source.prepare('vacuum into ?').run(partial);
  } catch (error) {
    throw new OperatorError(`The database ${file} cannot be copied: ${messageOf(error)}.`);
  } finally {
    source?.close();
  }
}

function check(partial: string): Backup {
  const database = new DatabaseSync(partial, { readOnly: true });
  try {
    const integrity = database.prepare('pragma integrity_check').get();
    if (integrity?.integrity_check !== 'ok') throw new OperatorError('The copy is damaged and was thrown away.');
    const row = database.prepare('select count(*) as users from users').get();
    const size = database
      .prepare('select page_count * page_size as bytes from pragma_page_count, pragma_page_size')
      .get();
    return { users: Number(row?.users), bytes: Number(size?.bytes) };
  } finally {
    database.close();
  }
}

function sync(path: string): void {
  const descriptor = openSync(path, 'r+');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/** Unlike a rename, a link never replaces a file that has appeared in the meantime. */
function giveName(partial: string, target: string): void {
  try {
    linkSync(partial, target);
  } catch (error) {
    if (codeOf(error) === 'EEXIST') throw alreadyThere(target);
    renameWithoutLinks(partial, target);
  }
}

/**
 * USB sticks and some shares do not support links. The name is created first, so that the rename replaces only that
 * file.
 */
function renameWithoutLinks(partial: string, target: string): void {
  try {
    closeSync(openSync(target, 'wx', 0o600));
  } catch (error) {
    throw codeOf(error) === 'EEXIST' ? alreadyThere(target) : error;
  }
  renameSync(partial, target);
}

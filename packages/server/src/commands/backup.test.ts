import assert from 'node:assert/strict';
import fs from 'node:fs';
import { mkdir, readdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import type { TestContext } from 'node:test';
import { openSqlite, sqliteFile } from '../database/open-sqlite.ts';
import type { Database } from '../database/schema.ts';
import { temporaryFolder, testOn } from '../testing/test-database.ts';
import { startProcess } from '../testing/test-process.ts';
import { backupSqlite } from './backup-sqlite.ts';

async function filled(t: TestContext, users = 1) {
  const folder = await temporaryFolder(t);
  const dataDir = join(folder, 'data');
  const database = await openSqlite(dataDir);
  t.after(() => database.destroy());
  for (let index = 0; index < users; index += 1) await addPair(database, index);
  return { folder, dataDir, database, target: join(folder, 'first60.backup') };
}

/** Two rows in one transaction. A copy with only one of them is not the state of a single moment. */
async function addPair(database: Database, index: number): Promise<void> {
  const id = `user-${index}`;
  await database.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('users')
      .values({ id, email: id, password_hash: '', first_name: '', last_name: '', created_at: index })
      .execute();
    await transaction.insertInto('favorites').values({ user_id: id, medication_id: 'aspirin', added_at: 1 }).execute();
  });
}

async function runBackup(t: TestContext, env: Record<string, string>, ...args: string[]) {
  const command = startProcess(t, 'commands/backup.ts', env, args);
  return { code: await command.end, stdout: command.stdout(), stderr: command.stderr() };
}

testOn(
  'sqlite',
  'a backup is a private file with every row, and works as the database when it is put in its place',
  async (t) => {
    const { dataDir, database, target } = await filled(t, 3);
    const { code, stdout, stderr } = await runBackup(t, { DATA_DIR: dataDir }, target);
    assert.deepEqual([code, stderr], [0, '']);
    assert.match(stdout, /^Backup written to \S+first60\.backup \(3 users, \d+ KiB, checked\)\.\n$/);
    assert.equal((await stat(target)).mode & 0o777, 0o600);
    await database.destroy();
    const restored = join(dataDir, '../restored');
    await mkdir(restored);
    await rename(target, sqliteFile(restored));
    const again = await openSqlite(restored);
    t.after(() => again.destroy());
    assert.equal((await again.selectFrom('favorites').select('user_id').execute()).length, 3);
  },
);

testOn(
  'sqlite',
  'ten backups made while two connections write are each whole and the state of one moment',
  async (t) => {
    const { folder, dataDir, database } = await filled(t);
    const second = await openSqlite(dataDir);
    t.after(() => second.destroy());
    let next = 1;
    let done = false;
    const write = async (connection: Database) => {
      while (!done) {
        await addPair(connection, next++);
        await new Promise((resume) => setImmediate(resume));
      }
    };
    const writers = [write(database), write(second)];
    let last = 0;
    for (let round = 0; round < 10; round += 1) {
      await new Promise((resume) => setTimeout(resume, 20));
      const dir = join(folder, `copy-${round}`);
      await mkdir(dir);
      const { users } = backupSqlite(sqliteFile(dataDir), sqliteFile(dir));
      const copy = await openSqlite(dir);
      const favorites = await copy.selectFrom('favorites').select('user_id').execute();
      await copy.destroy();
      assert.equal(favorites.length, users, 'both rows of each pair, or none');
      assert.ok(users > last, `round ${round}: ${users} after ${last}`);
      last = users;
    }
    done = true;
    await Promise.all(writers);
  },
);

testOn('sqlite', 'an existing file is left as it is', async (t) => {
  const { dataDir, target, folder } = await filled(t);
  await writeFile(target, 'somebody may need it');
  const { code, stderr } = await runBackup(t, { DATA_DIR: dataDir }, target);
  assert.equal(code, 1);
  assert.equal(stderr, `${target} exists already and is left as it is: name a new file.\n`);
  assert.equal(await readFile(target, 'utf8'), 'somebody may need it');
  assert.deepEqual((await readdir(folder)).sort(), ['data', 'first60.backup']);
});

testOn('sqlite', 'a USB stick or a share that knows no hard links takes a backup, once for each name', async (t) => {
  const { dataDir, folder, target } = await filled(t, 3);
  const between = join(folder, 'between.backup');
  t.mock.method(fs, 'linkSync', (_: string, name: string) => {
    if (name === between) fs.writeFileSync(between, 'came in between');
    throw Object.assign(new Error('operation not permitted, link'), { code: 'EPERM' });
  });
  syncBuiltinESMExports();
  t.after(() => {
    t.mock.restoreAll();
    syncBuiltinESMExports();
  });
  assert.equal(backupSqlite(sqliteFile(dataDir), target).users, 3);
  const written = await readFile(target);
  assert.throws(() => backupSqlite(sqliteFile(dataDir), target), /exists already and is left as it is/);
  assert.deepEqual(await readFile(target), written);
  assert.equal((await stat(target)).mode & 0o777, 0o600);
  assert.throws(() => backupSqlite(sqliteFile(dataDir), between), /exists already and is left as it is/);
  assert.equal(await readFile(between, 'utf8'), 'came in between');
  assert.deepEqual((await readdir(folder)).sort(), ['between.backup', 'data', 'first60.backup']);
});

testOn(
  'sqlite',
  'without a file name, a database or a folder to write to, and on PostgreSQL: one sentence each',
  async (t) => {
    const { dataDir, folder, target } = await filled(t);
    const cases: readonly [env: Record<string, string>, args: string[], sentence: RegExp][] = [
      [{ DATA_DIR: dataDir }, [], /^Usage: npm run backup -- FILE\n$/],
      [{ DATA_DIR: join(folder, 'none') }, [target], /^There is no database \S+first60\.db: set DATA_DIR/],
      [{ DATA_DIR: dataDir }, [join(folder, 'no/such/folder/file')], /cannot be created \(ENOENT\)/],
      [{ DATABASE_URL: 'postgres://a:hunter2@b/c' }, [target], /^DATABASE_URL is set: .* pg_dump\.\n$/],
    ];
    for (const [env, args, sentence] of cases) {
      const { code, stdout, stderr } = await runBackup(t, env, ...args);
      assert.deepEqual([code, stdout], [1, '']);
      assert.match(stderr, sentence);
      assert.equal(stderr.trim().split('\n').length, 1);
    }
  },
);

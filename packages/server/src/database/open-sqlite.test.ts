import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { sql } from 'kysely';
import { temporaryFolder } from '../testing/test-database.ts';
import { openSqlite } from './open-sqlite.ts';
import type { Database } from './schema.ts';
import { inTransaction } from './transaction.ts';

const MODULE = JSON.stringify(import.meta.resolve('./open-sqlite.ts'));

async function pragma(database: Database, name: string): Promise<unknown> {
  const { rows } = await sql.raw<Record<string, unknown>>(`pragma ${name}`).execute(database);
  return Object.values(rows[0] ?? {})[0];
}

test('the database is in WAL mode, waits for the disk at each commit and keeps references whole', async (t) => {
  const database = await openSqlite(await temporaryFolder(t));
  t.after(() => database.destroy());
  assert.equal(await pragma(database, 'journal_mode'), 'wal');
  assert.equal(await pragma(database, 'synchronous'), 2);
  assert.equal(await pragma(database, 'foreign_keys'), 1);
});

test('the data folder is created, and only its owner can read the file', async (t) => {
  const folder = join(await temporaryFolder(t), 'deep', 'data');
  const database = await openSqlite(folder);
  t.after(() => database.destroy());
  for (const file of ['first60.db', 'first60.db-wal']) {
    assert.equal((await stat(join(folder, file))).mode & 0o077, 0, file);
  }
});

test('a file that is no database is refused with a sentence, and is left as it was', async (t) => {
  const folder = await temporaryFolder(t);
  const file = join(folder, 'first60.db');
  await writeFile(file, 'this is not a database, but somebody may need it'.repeat(100));
  const { size } = await stat(file);
  await assert.rejects(openSqlite(folder), {
    name: 'OperatorError',
    message: /cannot be opened: file is not a database/,
  });
  assert.equal((await stat(file)).size, size);
});

test('a data folder that is a file, or a database file that is a folder, is refused with a sentence', async (t) => {
  const folder = await temporaryFolder(t);
  await writeFile(join(folder, 'file'), '');
  await mkdir(join(folder, 'first60.db'));
  for (const dataDir of [join(folder, 'file'), folder]) {
    await assert.rejects(openSqlite(dataDir), { name: 'OperatorError', message: /is not writable \(E\w+\)/ });
  }
});

test('a data folder where none can be made (/proc) is refused at once, with the same sentence', async () => {
  const dataDir = process.platform === 'linux' ? '/proc/first60/data' : '/dev/null/first60/data';
  const script = `
    const { openSqlite } = await import(${MODULE});
    await openSqlite(${JSON.stringify(dataDir)}).catch((error) => process.stdout.write(error.message));`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
    timeout: 20_000,
  });
  const [said] = await Promise.race([once(child.stdout.setEncoding('utf8'), 'data'), once(child, 'exit')]);
  assert.match(String(said), /^The data folder \S+ is not writable \(E\w+\): set DATA_DIR/);
});

/** Reads, waits and writes back. An increment is lost unless the transaction holds the lock from its start. */
async function increment(database: Database): Promise<void> {
  await inTransaction(database, async (transaction) => {
    const { rows } = await sql<{ value: number }>`select value from counter`.execute(transaction);
    await new Promise((resume) => setImmediate(resume));
    await sql`update counter set value = ${(rows[0]?.value ?? 0) + 1}`.execute(transaction);
  });
}

async function counterOf(database: Database): Promise<number | undefined> {
  const { rows } = await sql<{ value: number }>`select value from counter`.execute(database);
  return rows[0]?.value;
}

test('600 simultaneous transactions over three connections of one process all succeed, none is lost', async (t) => {
  const folder = await temporaryFolder(t);
  const connections = await Promise.all([1, 2, 3].map(() => openSqlite(folder)));
  t.after(() => Promise.all(connections.map((database) => database.destroy())));
  const [first] = connections;
  assert.ok(first);
  await sql`create table counter (value integer)`.execute(first);
  await sql`insert into counter values (0)`.execute(first);
  await Promise.all(connections.flatMap((database) => Array.from({ length: 200 }, () => increment(database))));
  assert.equal(await counterOf(first), 600);
});

test('four processes that start at once on a new folder all migrate it and write to it, 200 of 200 kept', async (t) => {
  const folder = await temporaryFolder(t);
  const script = `
    const { openSqlite } = await import(${MODULE});
    const database = await openSqlite(${JSON.stringify(folder)});
    for (let index = 0; index < 50; index += 1) {
      await database.transaction().execute(async (transaction) => {
        const { count } = await transaction
          .selectFrom('users').select((e) => e.fn.countAll().as('count')).executeTakeFirstOrThrow();
        await new Promise((resume) => setImmediate(resume));
        await transaction.insertInto('users').values({
          id: String(count), email: String(count), password_hash: '', first_name: '', last_name: '', created_at: 0,
        }).execute();
      });
    }
    await database.destroy();`;
  const processes = Array.from({ length: 4 }, () =>
    spawn(process.execPath, ['--input-type=module', '--eval', script], { stdio: ['ignore', 'ignore', 'inherit'] }),
  );
  const codes = await Promise.all(processes.map(async (child) => (await once(child, 'exit'))[0]));
  assert.deepEqual(codes, [0, 0, 0, 0]);
  const database = await openSqlite(folder);
  t.after(() => database.destroy());
  assert.equal((await database.selectFrom('users').select('id').execute()).length, 200);
});

import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';
import { sql } from 'kysely';
import { migrations } from '../migrations/index.ts';
import { endSessionsOfUser } from '../store/ended-sessions.ts';
import { keepPasswordCode, passwordCodeOf } from '../store/password-codes.ts';
import { temporaryStorage, test } from '../testing/test-database.ts';
import { engineOf, tableNames } from './engine.ts';
import { migrate } from './migrate.ts';
import { openDatabase, type Storage } from './open-database.ts';
import type { Database } from './schema.ts';

const step = (name: string, statement: string) => ({
  name,
  up: async (transaction: Database) => {
    await sql.raw(statement).execute(transaction);
  },
});

async function openFor(t: TestContext, storage: Storage): Promise<Database> {
  const database = await openDatabase(storage);
  t.after(() => database.destroy());
  return database;
}

async function appliedNames(database: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from migrations order by position`.execute(database);
  return rows.map(({ name }) => name);
}

/** Users come last, because the other tables refer to them. */
async function dropEverything(database: Database): Promise<void> {
  const names = await tableNames(database);
  for (const name of [...names.filter((each) => each !== 'users'), 'users']) {
    await database.schema.dropTable(name).execute();
  }
  if (engineOf(database) === 'postgres') await sql`drop function audit_events_refuse_change()`.execute(database);
}

test('a second start applies nothing twice, a newer version applies only what is new', async (t) => {
  const database = await openFor(t, await temporaryStorage(t));
  await migrate(database);
  await migrate(database, [...migrations, step('9999-more', 'create table more (id text)')]);
  assert.deepEqual(await appliedNames(database), [...migrations.map(({ name }) => name), '9999-more']);
});

test('a database of a newer version is refused with a sentence that names the unknown migration', async (t) => {
  const storage = await temporaryStorage(t);
  const newer = await openFor(t, storage);
  await migrate(newer, [...migrations, step('9999-future', 'create table future (id text)')]);
  await assert.rejects(openDatabase(storage), { name: 'OperatorError', message: /"9999-future" is unknown here/ });
});

test('a database whose history differs in the middle is refused', async (t) => {
  const database = await openFor(t, await temporaryStorage(t));
  const renamed = [step('0001-other', 'select 1'), ...migrations.slice(1)];
  await assert.rejects(migrate(database, renamed), { name: 'OperatorError', message: /0001-accounts/ });
  const inAnotherOrder = [...migrations.slice(1), ...migrations.slice(0, 1)];
  await assert.rejects(migrate(database, inAnotherOrder), { name: 'OperatorError', message: /0001-accounts/ });
});

test('the database of another program is refused with a sentence, and gets no table', async (t) => {
  for (const [index, statements] of [
    ['create table wp_posts (id text)', 'create table wp_users (id text)'],
    // Many programs use this table name for their migration log.
    ['create table migrations (id integer, migration text)', "insert into migrations values (1, 'create_posts')"],
  ].entries()) {
    const storage = await temporaryStorage(t);
    const first = await openFor(t, storage);
    await dropEverything(first);
    for (const statement of statements) await sql.raw(statement).execute(first);
    const foreign = await tableNames(first);
    await assert.rejects(openDatabase(storage), {
      name: 'OperatorError',
      message: `The database holds the tables of another program (${foreign.join(', ')}): give First60 a database of its own.`,
    });
    assert.deepEqual(await tableNames(first), foreign, `case ${index}`);
  }
});

test('a migration that fails leaves no trace of itself or of those beside it', async (t) => {
  const database = await openFor(t, await temporaryStorage(t));
  const broken = [...migrations, step('9998-good', 'create table good (id text)'), step('9999-bad', 'create rubbish')];
  await assert.rejects(migrate(database, broken), /syntax error/);
  assert.deepEqual(
    await appliedNames(database),
    migrations.map(({ name }) => name),
  );
  assert.ok(!(await tableNames(database)).includes('good'));
});

test('eight starts at the same moment on an empty database all succeed, and migrate it once', async (t) => {
  const storage = await temporaryStorage(t);
  const databases = await Promise.all(Array.from({ length: 8 }, () => openFor(t, storage)));
  const [first] = databases;
  assert.ok(first);
  assert.equal((await appliedNames(first)).length, migrations.length);
});

test('an account and its session from the first version live on after the migrations that followed', async (t) => {
  const storage = await temporaryStorage(t);
  const current = await openFor(t, storage);
  await dropEverything(current);
  await migrate(current, migrations.slice(0, 1));
  await sql`insert into users (id, email, password_hash, first_name, last_name, created_at)
    values ('u', 'a@b.co', 'h', 'A', 'B', 1)`.execute(current);
  for (const hash of ['a'.repeat(64), 'b'.repeat(64)]) {
    await sql`insert into sessions values (${hash}, 'u', 1, 1, 9)`.execute(current);
  }
  await migrate(current);
  const sessions = await current.selectFrom('sessions').select(['id', 'device', 'user_id']).orderBy('id').execute();
  assert.deepEqual(
    sessions.map(({ id, device, user_id }) => [id, device, user_id]),
    [
      ['a'.repeat(32), '', 'u'],
      ['b'.repeat(32), '', 'u'],
    ],
  );
  await keepPasswordCode(current, 'u', { codeHash: 'h', expiresAt: 5 });
  await endSessionsOfUser(current, 'u', { reason: 'password-reset', now: 2 });
  assert.equal(await passwordCodeOf(current, 'u', 4), 'h');
  assert.equal((await current.selectFrom('ended_sessions').selectAll().execute()).length, 2);
  assert.deepEqual(await current.selectFrom('sessions').select('id').execute(), []);
});

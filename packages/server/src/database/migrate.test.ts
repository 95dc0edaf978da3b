import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { migrations } from '../migrations/index.ts';
import { temporaryFolder } from '../test-database.ts';
import { migrate } from './migrate.ts';
import { openSqlite } from './open-sqlite.ts';
import type { Database } from './schema.ts';

const step = (name: string, statement: string) => ({
  name,
  up: async (transaction: Database) => {
    await sql.raw(statement).execute(transaction);
  },
});

async function appliedNames(database: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from migrations order by position`.execute(database);
  return rows.map(({ name }) => name);
}

test('a second start applies nothing twice, a newer version applies only what is new', async (t) => {
  const database = await openSqlite(await temporaryFolder(t));
  t.after(() => database.destroy());
  await migrate(database);
  await migrate(database, [...migrations, step('9999-more', 'create table more (id text)')]);
  assert.deepEqual(await appliedNames(database), [...migrations.map(({ name }) => name), '9999-more']);
});

test('a database of a newer version is refused with a sentence that names the unknown migration', async (t) => {
  const folder = await temporaryFolder(t);
  const newer = await openSqlite(folder);
  await migrate(newer, [...migrations, step('9999-future', 'create table future (id text)')]);
  await newer.destroy();
  await assert.rejects(openSqlite(folder), { name: 'OperatorError', message: /"9999-future" is unknown here/ });
});

test('a database whose history differs in the middle is refused', async (t) => {
  const database = await openSqlite(await temporaryFolder(t));
  t.after(() => database.destroy());
  const renamed = [step('0001-other', 'select 1'), ...migrations.slice(1)];
  await assert.rejects(migrate(database, renamed), { name: 'OperatorError', message: /0001-accounts/ });
});

test('a migration that fails leaves no trace of itself or of those beside it', async (t) => {
  const database = await openSqlite(await temporaryFolder(t));
  t.after(() => database.destroy());
  const broken = [...migrations, step('9998-good', 'create table good (id text)'), step('9999-bad', 'create rubbish')];
  await assert.rejects(migrate(database, broken), /syntax error/);
  assert.deepEqual(
    await appliedNames(database),
    migrations.map(({ name }) => name),
  );
  await assert.rejects(sql`select * from good`.execute(database), /no such table/);
});

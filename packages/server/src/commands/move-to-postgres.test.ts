import assert from 'node:assert/strict';
import { join } from 'node:path';
import type { TestContext } from 'node:test';
import { paths } from '@first60/contract';
import { tableNames } from '../database/engine.ts';
import { openPostgres } from '../database/open-postgres.ts';
import { openSqlite } from '../database/open-sqlite.ts';
import { registration } from '../testing/test-app.ts';
import { temporaryStorage, testOn } from '../testing/test-database.ts';
import { threeQuestions } from '../testing/test-people.ts';
import { startProcess } from '../testing/test-process.ts';
import { TABLES } from './move-rows.ts';

async function move(t: TestContext, env: Record<string, string>) {
  const command = startProcess(t, 'commands/move-to-postgres.ts', env);
  return { code: await command.end, stdout: command.stdout(), stderr: command.stderr() };
}

const call = (address: string, path: string, body: object | undefined, cookie: string) =>
  fetch(address + path, {
    method: 'POST',
    headers: { cookie, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });

testOn(
  'postgres',
  'a used database is moved whole: counts, session, password and favourites work on the other side',
  async (t) => {
    const { dataDir, databaseUrl = '' } = await temporaryStorage(t);
    const before = startProcess(t, 'main.ts', { PORT: '0', DATA_DIR: dataDir });
    const old = await before.address();
    const registered = await call(old, paths.register, { ...registration, ...threeQuestions }, '');
    const cookie = registered.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    await call(old, paths.acceptDisclaimer, undefined, cookie);
    await call(old, paths.favorites, { medicationId: 'aspirin' }, cookie);
    before.child.kill('SIGTERM');
    await before.end;
    const source = await openSqlite(dataDir);
    // More than one batch, with strings that need special care.
    for (let index = 0; index < 1200; index += 1) {
      const text = `O'Neil "${index}" \\ سارة`;
      const user = {
        id: `u${index}`,
        email: `u${index}`,
        password_hash: '',
        first_name: text,
        last_name: '',
        created_at: index,
      };
      await source.insertInto('users').values(user).execute();
    }
    await source.destroy();

    const { code, stdout, stderr } = await move(t, { DATA_DIR: dataDir, DATABASE_URL: databaseUrl });
    assert.deepEqual([code, stderr], [0, '']);
    for (const [table, count] of [
      ['users', 1201],
      ['security_answers', 3],
      ['sessions', 1],
      ['ended_sessions', 0],
      ['password_codes', 0],
      ['disclaimer_acceptances', 1],
      ['favorites', 1],
      ['applied_changes', 0],
      ['throttles', 1],
      ['audit_events', 2],
    ]) {
      assert.match(stdout, new RegExp(`^${table} +${count}$`, 'm'));
    }
    const target = await openPostgres(databaseUrl);
    t.after(() => target.destroy());
    const row = await target.selectFrom('users').selectAll().where('id', '=', 'u700').executeTakeFirst();
    assert.equal(row?.first_name, `O'Neil "700" \\ سارة`);
    assert.deepEqual([row?.created_at, row?.last_login_at, row?.is_active], [700, null, 1]);

    const after = startProcess(t, 'main.ts', { PORT: '0', DATABASE_URL: databaseUrl, DATA_DIR: dataDir });
    const address = await after.address();
    const favorites = await fetch(address + paths.favorites, { headers: { cookie } });
    assert.deepEqual([favorites.status, (await favorites.json()).length], [200, 1]);
    assert.equal((await call(address, paths.login, registration, '')).status, 200);
  },
);

testOn('postgres', 'a target with a row is refused, and left as it was', async (t) => {
  const { dataDir, databaseUrl = '' } = await temporaryStorage(t);
  await (await openSqlite(dataDir)).destroy();
  const target = await openPostgres(databaseUrl);
  t.after(() => target.destroy());
  const user = { id: 'u', email: 'u', password_hash: '', first_name: '', last_name: '', created_at: 1 };
  await target.insertInto('users').values(user).execute();
  const { code, stdout, stderr } = await move(t, { DATA_DIR: dataDir, DATABASE_URL: databaseUrl });
  assert.deepEqual([code, stdout], [1, '']);
  assert.equal(stderr, 'The database of DATABASE_URL is not empty (users): nothing was moved.\n');
  assert.equal((await target.selectFrom('users').select('id').execute()).length, 1);
});

testOn('postgres', 'without a target, or without a source: one sentence', async (t) => {
  const { dataDir, databaseUrl = '' } = await temporaryStorage(t);
  assert.match((await move(t, { DATA_DIR: dataDir })).stderr, /^Usage: DATABASE_URL=.* npm run move-to-postgres/);
  const none = await move(t, { DATA_DIR: join(dataDir, 'none'), DATABASE_URL: databaseUrl });
  assert.match(none.stderr, /^There is no database \S+: set DATA_DIR/);
});

testOn('postgres', 'no table is forgotten', async (t) => {
  const { databaseUrl = '' } = await temporaryStorage(t);
  const target = await openPostgres(databaseUrl);
  t.after(() => target.destroy());
  assert.deepEqual(await tableNames(target), [...TABLES, 'locks', 'migrations'].sort());
});

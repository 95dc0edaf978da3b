import assert from 'node:assert/strict';
import { StatementSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { paths } from '@first60/contract';
import { createTestApp } from '../testing/test-app.ts';
import { test, testOn } from '../testing/test-database.ts';
import { committedRow } from './committed-row.ts';

test('a request waits for no transaction of another one and sees nothing that is not committed', async (t) => {
  const { database, get, signUp } = await createTestApp(t);
  const { cookie, user } = await signUp();
  const statusNow = () => get(paths.currentUser, cookie).then(({ statusCode }) => statusCode);
  await database.transaction().execute(async (transaction) => {
    await transaction.updateTable('users').set({ is_active: 0 }).where('id', '=', user.id).execute();
    assert.equal(await Promise.race([statusNow(), pause(5_000, 'waited', { ref: false })]), 200);
  });
  assert.equal(await statusNow(), 401, 'committed: the very next request is refused');
});

testOn('sqlite', 'what another connection has committed is seen by the very next request', async (t) => {
  const { database, get, signUp } = await createTestApp(t);
  const { cookie, user } = await signUp();
  for (const [is_active, status] of [
    [0, 401],
    [1, 200],
    [0, 401],
  ] as const) {
    await database.updateTable('users').set({ is_active }).where('id', '=', user.id).execute();
    assert.equal((await get(paths.currentUser, cookie)).statusCode, status);
  }
});

test('a repeated answer is as new as its row: a name, a role, the disclaimer, the end of the session', async (t) => {
  const { database, get, post, signUp } = await createTestApp(t);
  const { cookie, user } = await signUp();
  const other = await signUp({ email: 'other@ems.example' });
  const now = async () => (await get(paths.currentUser, cookie)).json();
  assert.deepEqual([await now(), await now()], [user, user]);
  assert.deepEqual((await get(paths.currentUser, other.cookie)).json(), other.user);
  await database.updateTable('users').set({ first_name: 'Noura' }).where('id', '=', user.id).execute();
  assert.deepEqual(await now(), { ...user, firstName: 'Noura' });
  await database.updateTable('users').set({ is_admin: 1 }).where('id', '=', user.id).execute();
  assert.deepEqual(await now(), { ...user, firstName: 'Noura', isAdmin: true });
  await post(paths.acceptDisclaimer, undefined, cookie);
  assert.deepEqual(await now(), { ...user, firstName: 'Noura', isAdmin: true, disclaimerAccepted: true });
  await database.deleteFrom('sessions').where('user_id', '=', user.id).execute();
  assert.equal((await get(paths.currentUser, cookie)).statusCode, 401);
  assert.deepEqual((await get(paths.currentUser, other.cookie)).json(), other.user);
});

testOn('sqlite', 'an unchanged row is the same object, a changed one is not', async (t) => {
  const { database, signUp } = await createTestApp(t);
  const { user } = await signUp();
  const query = database.selectFrom('users').selectAll().where('id', '=', user.id).compile();
  const row = () => committedRow(database, query, 'a key');
  const before = row();
  assert.equal(row(), before);
  await database.updateTable('users').set({ first_name: 'Noura' }).where('id', '=', user.id).execute();
  assert.notEqual(row(), before);
  assert.equal(row(), row());
});

testOn('sqlite', 'a file that another process is mending after a crash is waited for', async (t) => {
  const { get, signUp } = await createTestApp(t);
  const { cookie } = await signUp();
  const busy = t.mock.method(StatementSync.prototype, 'get', () => {
    throw Object.assign(new Error('database is locked'), { errcode: 261 });
  });
  assert.equal((await get(paths.currentUser, cookie)).statusCode, 200);
  assert.equal(busy.mock.callCount(), 1);
});

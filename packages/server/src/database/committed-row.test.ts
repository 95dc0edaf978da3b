import assert from 'node:assert/strict';
import { StatementSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { paths } from '@first60/contract';
import { createTestApp } from '../testing/test-app.ts';
import { test, testOn } from '../testing/test-database.ts';

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

testOn('sqlite', 'a file that another process is mending after a crash is waited for', async (t) => {
  const { get, signUp } = await createTestApp(t);
  const { cookie } = await signUp();
  const busy = t.mock.method(StatementSync.prototype, 'get', () => {
    throw Object.assign(new Error('database is locked'), { errcode: 261 });
  });
  assert.equal((await get(paths.currentUser, cookie)).statusCode, 200);
  assert.equal(busy.mock.callCount(), 1);
});

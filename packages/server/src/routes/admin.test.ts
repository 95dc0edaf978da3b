import assert from 'node:assert/strict';
import { type AdminUser, adminUser, pathOf, paths, sentences, type User } from '@first60/contract';
import { changeRole } from '../accounts/role-change.ts';
import { createTestApp, registration, START, type TestApp } from '../testing/test-app.ts';
import { test } from '../testing/test-database.ts';
import { enterAdmin, eventNames, signIn } from '../testing/test-people.ts';

const statusOf = (id: string) => pathOf(paths.adminUserStatus, { id });
const adminOf = (id: string) => pathOf(paths.adminUserAdmin, { id });
/** A user as administrators see it. */
const seen = (user: User): AdminUser => adminUser.parse(user);
const NOBODY = '0198c0de-0000-7000-8000-000000000000';

test('the list has every user, oldest first, with the fields of the screen and no secret', async (t) => {
  const app = await createTestApp(t);
  const admin = await enterAdmin(app);
  app.pass(1);
  const { user } = await app.enter();
  const response = await app.get(paths.adminUsers, admin.cookie);
  assert.equal(response.statusCode, 200);
  assert.deepEqual(response.json(), [admin.user, user].map(seen));
  assert.ok(!/hash|argon2|token/i.test(response.body));
});

test('signed out: 401; no administrator: 403, with or without the disclaimer; and nothing changes', async (t) => {
  const { enter, signUp, get, put } = await createTestApp(t);
  const { user, cookie } = await enter();
  const open = await signUp({ email: 'new@ems.example' });
  const cases = [
    [undefined, 401, sentences.signInRequired],
    [cookie, 403, 'Administrator access required'],
    [open.cookie, 403, 'Administrator access required'],
  ] as const;
  for (const [caller, status, message] of cases) {
    for (const response of [
      await get(paths.adminUsers, caller),
      await put(statusOf(user.id), { isActive: false }, caller),
      await put(adminOf(user.id), { isAdmin: true }, caller),
      await put(statusOf('x'), {}, caller),
    ]) {
      assert.equal(response.statusCode, status);
      assert.deepEqual(response.json(), { message });
    }
  }
  assert.deepEqual((await get(paths.currentUser, cookie)).json(), user);
});

test('an administrator who has not accepted the disclaimer is asked to do so first', async (t) => {
  const app = await createTestApp(t);
  const { cookie } = await app.signUp();
  await app.database.updateTable('users').set({ is_admin: 1 }).execute();
  const response = await app.get(paths.adminUsers, cookie);
  assert.equal(response.statusCode, 403);
  assert.deepEqual(response.json(), { message: sentences.disclaimerRequired });
});

test('deactivating ends every session at once and bars the way in; activating opens it and revives none', async (t) => {
  const app = await createTestApp(t);
  const admin = await enterAdmin(app);
  const { user, cookie } = await app.enter();
  const off = await app.put(statusOf(user.id), { isActive: false }, admin.cookie);
  assert.equal(off.statusCode, 200);
  assert.deepEqual(off.json(), seen({ ...user, isActive: false }));
  assert.equal((await app.get(paths.currentUser, cookie)).statusCode, 401);
  assert.equal((await signIn(app)).statusCode, 403);
  const on = await app.put(statusOf(user.id), { isActive: true }, admin.cookie);
  assert.deepEqual(on.json(), seen(user));
  assert.equal((await app.get(paths.currentUser, cookie)).statusCode, 401);
  assert.equal((await signIn(app)).statusCode, 200);
});

test('a granted role works at the next request of the same session, a revoked one no longer', async (t) => {
  const app = await createTestApp(t);
  const admin = await enterAdmin(app);
  const { user, cookie } = await app.enter();
  const granted = await app.put(adminOf(user.id), { isAdmin: true }, admin.cookie);
  assert.deepEqual(granted.json(), seen({ ...user, isAdmin: true }));
  assert.equal((await app.get(paths.adminUsers, cookie)).statusCode, 200);
  await app.put(adminOf(user.id), { isAdmin: false }, admin.cookie);
  assert.equal((await app.get(paths.adminUsers, cookie)).statusCode, 403);
});

test('the last active administrator can be neither demoted nor deactivated, not even by themselves', async (t) => {
  const app = await createTestApp(t);
  const admin = await enterAdmin(app);
  const second = await enterAdmin(app, 'second@ems.example');
  assert.equal((await app.put(statusOf(second.user.id), { isActive: false }, admin.cookie)).statusCode, 200);
  for (const [path, body] of [
    [adminOf(admin.user.id), { isAdmin: false }],
    [statusOf(admin.user.id), { isActive: false }],
  ] as const) {
    const response = await app.put(path, body, admin.cookie);
    assert.equal(response.statusCode, 409);
    assert.deepEqual(response.json(), { message: 'At least one active administrator is required' });
  }
  // The deactivated administrator does not count, so the role can be removed.
  assert.equal((await app.put(adminOf(second.user.id), { isAdmin: false }, admin.cookie)).statusCode, 200);
});

async function activeAdmins({ database }: TestApp): Promise<number> {
  const rows = await database
    .selectFrom('users')
    .select('id')
    .where('is_admin', '=', 1)
    .where('is_active', '=', 1)
    .execute();
  return rows.length;
}

test('ten times, two administrators demote or deactivate each other at once: one of them remains', async (t) => {
  const app = await createTestApp(t);
  const admins = [await enterAdmin(app), await enterAdmin(app, 'second@ems.example')] as const;
  for (let round = 0; round < 10; round += 1) {
    const path = round % 2 ? statusOf : adminOf;
    const body = round % 2 ? { isActive: false } : { isAdmin: false };
    const cookies = await Promise.all(
      admins.map(async ({ user }) => {
        const response = await app.post(paths.login, { email: user.email, password: registration.password });
        return String(response.headers['set-cookie']).split(';')[0] ?? '';
      }),
    );
    const answers = await Promise.all([
      app.put(path(admins[1].user.id), body, cookies[0]),
      app.put(path(admins[0].user.id), body, cookies[1]),
    ]);
    const statuses = answers.map(({ statusCode }) => statusCode).sort();
    // The slower administrator lost the role or the session during the request.
    assert.equal(statuses[0], 200, JSON.stringify(statuses));
    assert.ok([401, 403, 409].includes(statuses[1] ?? 0), JSON.stringify(statuses));
    assert.equal(await activeAdmins(app), 1);
    await app.database.updateTable('users').set({ is_admin: 1, is_active: 1 }).execute();
  }
});

test('an administrator who has lost the role or the account since the call began changes nothing more', async (t) => {
  const app = await createTestApp(t);
  const first = await enterAdmin(app);
  const second = await enterAdmin(app, 'second@ems.example');
  const { user } = await app.enter();
  const deactivate = (actorId: string) =>
    changeRole(app.database, {
      userId: user.id,
      change: { field: 'isActive', value: false },
      actorId,
      now: START,
      requestId: 'request',
    });
  await app.put(adminOf(second.user.id), { isAdmin: false }, first.cookie);
  assert.deepEqual(await deactivate(second.user.id), { kind: 'not-allowed' });
  assert.deepEqual(await deactivate(NOBODY), { kind: 'not-allowed' });
  assert.equal((await deactivate(first.user.id)).kind, 'changed');
});

test('an unknown user is 404, a value that is no truth value 400', async (t) => {
  const app = await createTestApp(t);
  const { user, cookie } = await enterAdmin(app);
  for (const id of [NOBODY, 'me', '../..']) {
    const response = await app.put(statusOf(id), { isActive: true }, cookie);
    assert.equal(response.statusCode, 404);
    assert.deepEqual(response.json(), { message: sentences.userNotFound });
  }
  for (const body of [{}, { isActive: 'false' }, { isActive: 0 }, { isActive: null }]) {
    const response = await app.put(statusOf(user.id), body, cookie);
    assert.equal(response.statusCode, 400);
    assert.deepEqual(response.json(), { message: 'Please fill in all required fields' });
  }
  assert.equal((await app.put(statusOf('a\0'), { isActive: true }, cookie)).statusCode, 400);
});

test('a change is recorded with who did it to whom; one that changes nothing is not', async (t) => {
  const app = await createTestApp(t);
  const admin = await enterAdmin(app);
  const { user } = await app.enter();
  for (const isActive of [false, false, true]) await app.put(statusOf(user.id), { isActive }, admin.cookie);
  await app.put(adminOf(user.id), { isAdmin: true }, admin.cookie);
  assert.deepEqual((await eventNames(app, user.id)).slice(2), ['deactivated', 'activated', 'admin-granted']);
  const rows = await app.database.selectFrom('audit_events').selectAll().where('event', '=', 'deactivated').execute();
  assert.equal(rows[0]?.actor_id, admin.user.id);
  assert.match(rows[0]?.request_id ?? '', /^[0-9a-f-]{36}$/);
});

test('a user who is deactivated in the middle of signing in gets no session', async (t) => {
  const app = await createTestApp(t);
  const admin = await enterAdmin(app);
  const { user } = await app.enter();
  const [login, off] = await Promise.all([signIn(app), app.put(statusOf(user.id), { isActive: false }, admin.cookie)]);
  assert.equal(off.statusCode, 200);
  assert.ok([200, 403].includes(login.statusCode));
  const sessions = await app.database.selectFrom('sessions').select('id').where('user_id', '=', user.id).execute();
  assert.deepEqual(sessions, []);
  assert.equal((await app.get(paths.adminUsers, admin.cookie)).json<User[]>().length, 2);
});

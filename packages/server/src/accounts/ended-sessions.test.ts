import assert from 'node:assert/strict';
import { pathOf, paths, sentences } from '@first60/contract';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { test } from '../testing/test-database.ts';
import { enterAdmin, signIn } from '../testing/test-people.ts';

const MONTH = 30 * 86_400_000;

const signOutReason = async ({ get }: TestApp, cookie: string) => {
  const response = await get(paths.currentUser, cookie);
  assert.equal(response.statusCode, 401);
  return response.json<{ message: string }>().message;
};

const setActive = (app: TestApp, id: string, isActive: boolean, cookie: string) =>
  app.put(pathOf(paths.adminUserStatus, { id }), { isActive }, cookie);

test('a session that ended because its user was deactivated is told so; an invented or signed-out one is not', async (t) => {
  const app = await createTestApp(t);
  const admin = await enterAdmin(app);
  const { user, cookie } = await app.enter();
  const left = String((await signIn(app)).headers['set-cookie']).split(';')[0] ?? '';
  await app.post(paths.logout, undefined, left);
  await setActive(app, user.id, false, admin.cookie);
  assert.equal(
    await signOutReason(app, cookie),
    'Your account has been deactivated. Please contact your administrator.',
  );
  assert.equal((await app.get(paths.favorites, cookie)).json().message, sentences.accountDeactivated);
  assert.equal(await signOutReason(app, left), sentences.signInRequired);
  assert.equal(await signOutReason(app, `first60=${'A'.repeat(43)}`), sentences.signInRequired);
});

test('once the account is active again nothing says otherwise, and no session is revived', async (t) => {
  const app = await createTestApp(t);
  const admin = await enterAdmin(app);
  const { user, cookie } = await app.enter();
  await setActive(app, user.id, false, admin.cookie);
  await setActive(app, user.id, true, admin.cookie);
  assert.equal(await signOutReason(app, cookie), sentences.signInRequired);
});

test('a session ended by the administrator’s code is told so until the new password stands', async (t) => {
  const app = await createTestApp(t);
  const admin = await enterAdmin(app);
  const { user, cookie } = await app.enter();
  const made = await app.post(pathOf(paths.adminUserPasswordCode, { id: user.id }), undefined, admin.cookie);
  assert.equal(await signOutReason(app, cookie), sentences.passwordResetByAdmin);
  const { code } = made.json<{ code: string }>();
  await app.post(paths.resetWithCode, { email: user.email, code, newPassword: 'battery staple' });
  assert.equal(await signOutReason(app, cookie), sentences.signInRequired);
});

test('why a session ended is forgotten when it would have ended by itself, and with the account', async (t) => {
  const app = await createTestApp(t);
  const admin = await enterAdmin(app);
  const { user, cookie } = await app.enter();
  await setActive(app, user.id, false, admin.cookie);
  app.pass(MONTH);
  assert.equal(await signOutReason(app, cookie), sentences.signInRequired);
  await app.database.deleteFrom('users').where('id', '=', user.id).execute();
  assert.deepEqual(await app.database.selectFrom('ended_sessions').selectAll().execute(), []);
});

import assert from 'node:assert/strict';
import { adminUser, pathOf, paths, type User } from '@first60/contract';
import { createTestApp, registration, sessionCookieOf } from '../testing/test-app.ts';
import { test, testOn } from '../testing/test-database.ts';
import { enterAdmin, signIn } from '../testing/test-people.ts';

const RIGHTS = {
  id: '0198c0de-0000-7000-8000-000000000000',
  isAdmin: true,
  is_admin: 1,
  isActive: false,
  disclaimerAccepted: true,
  createdAt: '2000-01-01T00:00:00.000Z',
  passwordHash: 'x',
};

test('rights sent along with a profile, a status or a disclaimer are dropped', async (t) => {
  const app = await createTestApp(t);
  const { user, cookie } = await app.enter();
  const names = { firstName: 'Sara', lastName: 'Alharbi' };
  const profile = await app.put(paths.account, { ...names, ...RIGHTS, email: 'other@ems.example' }, cookie);
  assert.deepEqual(profile.json(), user);
  assert.deepEqual((await app.post(paths.acceptDisclaimer, RIGHTS, cookie)).json(), user);
  const admin = await enterAdmin(app);
  const path = pathOf(paths.adminUserStatus, { id: user.id });
  const status = await app.put(path, { isActive: true, isAdmin: true }, admin.cookie);
  assert.deepEqual(status.json(), adminUser.parse(user));
  assert.equal((await app.get(paths.adminUsers, cookie)).statusCode, 403);
});

test('a cookie that somebody planted before the sign-in is neither adopted nor made valid by it', async (t) => {
  const app = await createTestApp(t);
  await app.signUp();
  const planted = `first60=${'A'.repeat(43)}`;
  const { email, password } = registration;
  for (const [url, body] of [
    [paths.login, { email, password }],
    [paths.register, { ...registration, email: 'new@ems.example' }],
  ] as const) {
    const answer = await app.post(url, body, planted);
    assert.notEqual(sessionCookieOf(answer), planted);
    assert.equal((await app.get(paths.currentUser, planted)).statusCode, 401);
  }
});

test('markup and SQL in every text field come back as the text that they are, as JSON that no browser sniffs', async (t) => {
  const app = await createTestApp(t);
  const hostile = `"><img src=x onerror=alert(1)>'; drop table users; --`;
  const { user, cookie } = await app.signUp({ firstName: hostile, lastName: '{{7*7}}', department: '=1+1' });
  assert.equal(user.firstName, hostile);
  const answers = [await app.get(paths.currentUser, cookie), await app.get(paths.accountExport, cookie)];
  for (const { headers, body } of answers) {
    assert.match(String(headers['content-type']), /^application\/json/);
    assert.equal(headers['x-content-type-options'], 'nosniff');
    assert.match(String(headers['content-security-policy']), /^default-src 'none'/);
    assert.ok(body.includes(JSON.stringify(hostile)));
  }
  assert.equal((await signIn(app)).statusCode, 200);
});

test('of a hostile user agent the list of devices keeps known words only', async (t) => {
  const { app, enter, get } = await createTestApp(t);
  const { cookie } = await enter();
  const { email, password } = registration;
  const headers = { 'user-agent': '<script>alert(1)</script> Chrome/1 Android {"a":1}' };
  await app.inject({ method: 'POST', url: paths.login, headers, payload: { email, password } });
  const devices = (await get(paths.accountSessions, cookie)).json<{ device: string }[]>().map(({ device }) => device);
  assert.deepEqual(devices.sort(), ['', 'Chrome on Android']);
});

test("another user's session and favourites cannot be reached by their ids", async (t) => {
  const app = await createTestApp(t);
  const sara = await app.enter();
  const sami = await app.enter({ email: 'sami@ems.example' });
  await app.post(paths.favorites, { medicationId: 'aspirin' }, sara.cookie);
  const [session] = (await app.get(paths.accountSessions, sara.cookie)).json<{ id: string }[]>();
  const ended = await app.remove(pathOf(paths.accountSession, { id: session?.id ?? '' }), undefined, sami.cookie);
  assert.equal(ended.statusCode, 404);
  await app.remove(pathOf(paths.favorite, { id: 'aspirin' }), undefined, sami.cookie);
  assert.equal((await app.get(paths.favorites, sara.cookie)).json<unknown[]>().length, 1);
  assert.equal((await app.get(paths.currentUser, sara.cookie)).json<User>().id, sara.user.id);
});

testOn('sqlite', 'no address makes the server redirect, and no header changes the method of a call', async (t) => {
  const { app, get, enter } = await createTestApp(t);
  for (const url of [
    '//evil.example',
    '//evil.example/%2e%2e',
    '/?next=//evil.example',
    '/\\evil.example',
    '/assets',
  ]) {
    const { headers, statusCode } = await get(url);
    assert.equal(headers.location, undefined, url);
    assert.ok(statusCode < 300 || statusCode >= 400, url);
  }
  const { cookie } = await enter();
  const headers = { cookie, 'x-http-method-override': 'DELETE', 'x-original-url': paths.adminUsers };
  const answer = await app.inject({ url: paths.account, headers });
  assert.equal(answer.json<User>().email, registration.email);
});

import assert from 'node:assert/strict';
import { paths, sentences } from '@first60/contract';
import type { Passwords } from '../accounts/passwords.ts';
import { createTestApp, registration, START, sessionCookieOf } from '../testing/test-app.ts';
import { test } from '../testing/test-database.ts';
import { cheapPasswords, interruptedPasswords } from '../testing/test-passwords.ts';

const { email, password } = registration;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

test('login answers 200 with the user, a new cookie and the time of this login', async (t) => {
  const { signUp, pass, post, get } = await createTestApp(t);
  const first = await signUp();
  pass(HOUR);
  const response = await post(paths.login, { email: ' SARA@ems.example', password });
  assert.equal(response.statusCode, 200);
  assert.equal(response.json().lastLoginAt, new Date(START + HOUR).toISOString());
  assert.notEqual(sessionCookieOf(response), first.cookie);
  assert.equal((await get(paths.currentUser, sessionCookieOf(response))).statusCode, 200);
  assert.equal((await get(paths.currentUser, first.cookie)).statusCode, 200, 'the other device stays signed in');
});

test('login on a device replaces the session that the device had', async (t) => {
  const { signUp, post, get } = await createTestApp(t);
  const { cookie } = await signUp();
  await post(paths.login, { email, password }, cookie);
  assert.equal((await get(paths.currentUser, cookie)).statusCode, 401);
});

test('a wrong password and an unknown email are refused alike, with one hash comparison each', async (t) => {
  const compared: (string | undefined)[] = [];
  const real = cheapPasswords();
  const passwords: Passwords = {
    hash: real.hash,
    verify: (hash, secret) => {
      compared.push(hash);
      return real.verify(hash, secret);
    },
  };
  const { signUp, post } = await createTestApp(t, { passwords });
  await signUp();
  const wrong = await post(paths.login, { email, password: 'wrong horse' });
  const unknown = await post(paths.login, { email: 'nobody@ems.example', password });
  for (const response of [wrong, unknown]) {
    assert.equal(response.statusCode, 401);
    assert.deepEqual(response.json(), { message: 'Invalid email or password' });
    assert.deepEqual(response.cookies, []);
  }
  assert.equal(compared.length, 2);
  assert.match(compared[0] ?? '', /^\$argon2id\$/);
  assert.equal(compared[1], undefined);
});

test('a password that was replaced while it was compared opens no session', async (t) => {
  const passwords = interruptedPasswords();
  const { signUp, post, database } = await createTestApp(t, { passwords });
  await signUp();
  passwords.meanwhile = async () => {
    await database.updateTable('users').set({ password_hash: 'another' }).execute();
  };
  assert.equal((await post(paths.login, { email, password })).statusCode, 401);
});

test('a deactivated user is told so only after the right password', async (t) => {
  const { signUp, post, database } = await createTestApp(t);
  await signUp();
  await database.updateTable('users').set({ is_active: 0 }).execute();
  const right = await post(paths.login, { email, password });
  assert.equal(right.statusCode, 403);
  assert.deepEqual(right.json(), {
    message: 'Your account has been deactivated. Please contact your administrator.',
  });
  assert.deepEqual(right.cookies, []);
  assert.equal((await post(paths.login, { email, password: 'wrong horse' })).statusCode, 401);
});

for (const body of [
  {},
  { email },
  { password },
  { email: ' ', password },
  { email, password: '' },
  { email, password: 1 },
]) {
  test(`login with ${JSON.stringify(body)}: 400 "Please fill in all required fields"`, async (t) => {
    const { post } = await createTestApp(t);
    const response = await post(paths.login, body);
    assert.equal(response.statusCode, 400);
    assert.deepEqual(response.json(), { message: 'Please fill in all required fields' });
  });
}

test('without a session, or with an invented one, the current user is 401', async (t) => {
  const { get, app } = await createTestApp(t);
  for (const cookie of [undefined, 'first60=', 'first60=invented', 'first60=%00%ff']) {
    const response = await get(paths.currentUser, cookie);
    assert.equal(response.statusCode, 401);
    assert.deepEqual(response.json(), { message: sentences.signInRequired });
  }
  assert.equal((await app.inject({ method: 'HEAD', url: paths.currentUser })).statusCode, 401);
});

test('logout ends the session on the server and clears the cookie and its mark; a second one is harmless', async (t) => {
  const { signUp, post, get } = await createTestApp(t);
  const { cookie } = await signUp();
  const response = await post(paths.logout, undefined, cookie);
  assert.equal(response.statusCode, 200);
  assert.deepEqual(response.json(), { message: 'You have been signed out' });
  assert.match(
    String(response.headers['set-cookie']),
    /^first60=; Max-Age=0; Path=\/; .*HttpOnly; SameSite=Lax,first60-session=; Max-Age=0; Path=\/; /,
  );
  assert.equal((await get(paths.currentUser, cookie)).statusCode, 401);
  assert.equal((await post(paths.logout, undefined, cookie)).statusCode, 200);
});

test('a session dies 30 days after its last use, to the millisecond', async (t) => {
  const { signUp, pass, get } = await createTestApp(t);
  const { cookie } = await signUp();
  const other = await signUp({ email: 'other@ems.example' });
  pass(30 * DAY - 1);
  assert.equal((await get(paths.currentUser, cookie)).statusCode, 200);
  pass(1);
  assert.equal((await get(paths.currentUser, other.cookie)).statusCode, 401);
});

test('use prolongs a session for another 30 days and sends the cookie again, at most once an hour', async (t) => {
  const { signUp, pass, get } = await createTestApp(t);
  const { cookie } = await signUp();
  pass(HOUR - 1);
  assert.deepEqual((await get(paths.currentUser, cookie)).cookies, []);
  pass(1);
  assert.equal(sessionCookieOf(await get(paths.currentUser, cookie)), cookie);
  assert.deepEqual((await get(paths.currentUser, cookie)).cookies, []);
  pass(20 * DAY);
  const renewed = await get(paths.currentUser, cookie);
  assert.equal(sessionCookieOf(renewed), cookie);
  assert.equal(renewed.cookies[0]?.maxAge, 2_592_000);
  pass(20 * DAY);
  assert.equal((await get(paths.currentUser, cookie)).statusCode, 200, 'alive on day 40');
});

test('an expired session leaves the database at the next sign-in of anyone', async (t) => {
  const { signUp, pass, database } = await createTestApp(t);
  await signUp();
  pass(31 * DAY);
  await signUp({ email: 'other@ems.example' });
  assert.equal((await database.selectFrom('sessions').select('user_id').execute()).length, 1);
});

test('a deactivated user is signed out at the next request', async (t) => {
  const { signUp, get, database } = await createTestApp(t);
  const { cookie } = await signUp();
  await database.updateTable('users').set({ is_active: 0 }).execute();
  assert.equal((await get(paths.currentUser, cookie)).statusCode, 401);
});

test('over http the cookie is HttpOnly, SameSite=Lax, for the whole site and 30 days; its mark, readable, holds no secret', async (t) => {
  const { post } = await createTestApp(t);
  const response = await post(paths.register, registration);
  const [session, mark] = response.headers['set-cookie'] as string[];
  assert.match(session ?? '', /^first60=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/);
  assert.equal(mark, 'first60-session=yes; Max-Age=2592000; Path=/; SameSite=Lax');
});

test('over https the cookie is Secure too and carries the __Host- prefix', async (t) => {
  const { post, get } = await createTestApp(t, { publicOrigin: 'https://ems.example' });
  const response = await post(paths.register, registration);
  const [session, mark] = response.headers['set-cookie'] as string[];
  assert.match(session ?? '', /^__Host-first60=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
  assert.equal(mark, 'first60-session=yes; Max-Age=2592000; Path=/; Secure; SameSite=Lax');
  const cookie = sessionCookieOf(response);
  assert.equal((await get(paths.currentUser, cookie)).statusCode, 200);
  assert.equal((await get(paths.currentUser, cookie.replace('__Host-', ''))).statusCode, 401);
});

test('the database knows the SHA-256 of a token, not the token', async (t) => {
  const { signUp, database } = await createTestApp(t);
  const { cookie } = await signUp();
  const [session] = await database.selectFrom('sessions').selectAll().execute();
  assert.match(session?.token_hash ?? '', /^[0-9a-f]{64}$/);
  assert.ok(!JSON.stringify(session).includes(cookie.split('=')[1] ?? cookie));
});

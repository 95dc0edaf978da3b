import assert from 'node:assert/strict';
import { paths, sentences } from '@first60/contract';
import { createTestApp, registration } from '../testing/test-app.ts';
import { test } from '../testing/test-database.ts';

const json = { 'content-type': 'application/json' };

test('malformed JSON is refused with 400, a prototype in it too', async (t) => {
  const { app } = await createTestApp(t);
  for (const payload of ['{', '{"email":}', '{"__proto__":{"isAdmin":true}}']) {
    const response = await app.inject({ method: 'POST', url: paths.login, headers: json, payload });
    assert.equal(response.statusCode, 400, payload);
    assert.deepEqual(response.json(), { message: sentences.malformedJson });
  }
});

test('a body that is no object, or is missing, lacks the required fields', async (t) => {
  const { app } = await createTestApp(t);
  for (const payload of ['[]', '"text"', 'null', '7', '']) {
    const response = await app.inject({ method: 'POST', url: paths.register, headers: json, payload });
    assert.equal(response.statusCode, 400, payload);
    assert.deepEqual(response.json(), { message: sentences.missingFields });
  }
});

test('a body over 32 KiB is refused with 413', async (t) => {
  const { post } = await createTestApp(t);
  const response = await post(paths.register, { ...registration, password: 'x'.repeat(33_000) });
  assert.equal(response.statusCode, 413);
  assert.deepEqual(response.json(), { message: sentences.bodyTooLarge });
});

test('a body of any other type than JSON is refused with 415', async (t) => {
  const { app } = await createTestApp(t);
  const payload = JSON.stringify(registration);
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', 'application/xml']) {
    const headers = { 'content-type': type };
    const response = await app.inject({ method: 'POST', url: paths.register, headers, payload });
    assert.equal(response.statusCode, 415, type);
    assert.deepEqual(response.json(), { message: sentences.jsonRequired });
  }
});

test('a call without a body needs no content type, whichever it names', async (t) => {
  const { app } = await createTestApp(t);
  for (const type of ['application/json', 'text/plain;charset=UTF-8', 'application/x-www-form-urlencoded', 'none']) {
    const headers = { 'content-type': type, 'content-length': '0' };
    const response = await app.inject({ method: 'POST', url: paths.logout, headers });
    assert.equal(response.statusCode, 200, type);
    assert.deepEqual(response.json(), { message: sentences.signedOut });
  }
});

test('an address that cannot be decoded is refused with 400, as guarded as every answer', async (t) => {
  const { get } = await createTestApp(t);
  const guarded = await get(paths.health);
  for (const address of ['/api/%zz', '/%']) {
    const response = await get(address);
    assert.equal(response.statusCode, 400);
    assert.deepEqual(response.json(), { message: sentences.malformedRequest });
    for (const name of ['content-security-policy', 'x-content-type-options', 'x-frame-options', 'cache-control']) {
      assert.equal(response.headers[name], guarded.headers[name], `${address}: ${name}`);
    }
  }
});

test('an unexpected failure is one fixed sentence; its cause is in the log under the request id', async (t) => {
  const { get, signUp, database, log } = await createTestApp(t);
  const { cookie } = await signUp();
  await database.schema.dropTable('disclaimer_acceptances').execute();
  const response = await get(paths.currentUser, cookie);
  assert.equal(response.statusCode, 500);
  assert.deepEqual(response.json(), { message: 'Something went wrong on our side. Please try again.' });
  const line = log()
    .split('\n')
    .find((text) => /no such table|does not exist/.test(text));
  assert.equal(JSON.parse(line ?? '{}').reqId, response.headers['x-request-id']);
});

test('a row for an account that was deleted meanwhile is 401: its user is signed out, and nothing is wrong', async (t) => {
  const { app, get, database, log } = await createTestApp(t);
  app.get('/api/of-nobody', () =>
    database.insertInto('favorites').values({ user_id: 'nobody', medication_id: 'aspirin', added_at: 1 }).execute(),
  );
  const response = await get('/api/of-nobody');
  assert.deepEqual([response.statusCode, response.json()], [401, { message: sentences.signInRequired }]);
  assert.ok(!log().includes('request failed'));
});

test('the log of a whole visit holds no password, token, hash or email', async (t) => {
  const { signUp, post, get, log } = await createTestApp(t);
  const { cookie } = await signUp();
  const { email, password } = registration;
  await post(paths.login, { email, password: 'wrong horse' });
  await post(paths.login, { email, password }, cookie);
  await post(paths.register, { ...registration, email: 'broken' }, cookie);
  await get(`/protocols?search=${email}&password=${password}`, cookie);
  const text = log();
  assert.match(text, /"route":"\/api\/login"/);
  for (const secret of [
    password,
    'wrong horse',
    'correct%20horse',
    email,
    cookie.split('=')[1] ?? cookie,
    '$argon2id',
  ]) {
    assert.ok(!text.includes(secret), secret);
  }
});

test('no answer holds a hash or a token', async (t) => {
  const { post, get } = await createTestApp(t);
  const registered = await post(paths.register, registration);
  const { cookies } = registered;
  const cookie = `${cookies[0]?.name}=${cookies[0]?.value}`;
  const answers = [registered, await post(paths.login, registration), await get(paths.currentUser, cookie)];
  for (const { body } of answers) {
    assert.ok(!/argon2|hash|token|password/i.test(body), body);
    assert.ok(!body.includes(cookies[0]?.value ?? 'no cookie'));
  }
});

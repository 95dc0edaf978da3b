import assert from 'node:assert/strict';
import { DISCLAIMER_VERSION, paths, sentences } from '@first60/contract';
import { createTestApp, START } from '../testing/test-app.ts';
import { test } from '../testing/test-database.ts';

test('accepting stores who, when and which version, and answers the user', async (t) => {
  const { signUp, post, get, database } = await createTestApp(t);
  const { user, cookie } = await signUp();
  const response = await post(paths.acceptDisclaimer, undefined, cookie);
  assert.equal(response.statusCode, 200);
  assert.deepEqual(response.json(), { ...user, disclaimerAccepted: true });
  assert.deepEqual((await get(paths.currentUser, cookie)).json(), response.json());
  const acceptances = await database.selectFrom('disclaimer_acceptances').selectAll().execute();
  assert.deepEqual({ ...acceptances[0] }, { user_id: user.id, version: DISCLAIMER_VERSION, accepted_at: START });
  assert.equal(acceptances.length, 1);
});

test('accepting twice keeps the time of the first acceptance', async (t) => {
  const { signUp, post, pass, database } = await createTestApp(t);
  const { cookie } = await signUp();
  await post(paths.acceptDisclaimer, undefined, cookie);
  pass(1000);
  assert.equal((await post(paths.acceptDisclaimer, undefined, cookie)).statusCode, 200);
  const acceptances = await database.selectFrom('disclaimer_acceptances').select('accepted_at').execute();
  assert.deepEqual(
    acceptances.map(({ accepted_at }) => accepted_at),
    [START],
  );
});

test('who accepted an earlier version is asked again, and the history keeps both', async (t) => {
  const { signUp, post, get, database } = await createTestApp(t);
  const { user, cookie } = await signUp();
  await database
    .insertInto('disclaimer_acceptances')
    .values({ user_id: user.id, version: '2024-01-01', accepted_at: 1 })
    .execute();
  assert.equal((await get(paths.currentUser, cookie)).json().disclaimerAccepted, false);
  await post(paths.acceptDisclaimer, undefined, cookie);
  const versions = await database.selectFrom('disclaimer_acceptances').select('version').orderBy('version').execute();
  assert.deepEqual(
    versions.map(({ version }) => version),
    ['2024-01-01', DISCLAIMER_VERSION],
  );
});

test('signed out, accepting is refused with 401', async (t) => {
  const { post } = await createTestApp(t);
  const response = await post(paths.acceptDisclaimer);
  assert.equal(response.statusCode, 401);
  assert.deepEqual(response.json(), { message: sentences.signInRequired });
});

test('a JSON content type without a body is no reason to refuse', async (t) => {
  const { app, signUp } = await createTestApp(t);
  const { cookie } = await signUp();
  const headers = { cookie, 'content-type': 'application/json' };
  const response = await app.inject({ method: 'POST', url: paths.acceptDisclaimer, headers, payload: '' });
  assert.equal(response.statusCode, 200);
});

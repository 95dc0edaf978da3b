import assert from 'node:assert/strict';
import { type Call, calls, pathOf, paths, tooManyAttempts } from '@first60/contract';
import { createTestApp, START, type TestApp } from '../testing/test-app.ts';
import { test } from '../testing/test-database.ts';
import { createDesk } from '../testing/test-desk.ts';

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;
const WRITES = 60;
const RECEIPTS = 100;

test('of many writes of one person at the desk 60 a minute are looked at; reading goes on, and others write', async (t) => {
  const app = await createTestApp(t);
  const desk = await createDesk(app);
  const none = pathOf(paths.deskPublish, { id: 'none' });
  const answers = await Promise.all(
    Array.from({ length: WRITES + 5 }, () => app.post(none, undefined, desk.director.cookie)),
  );
  const statuses = answers.map(({ statusCode }) => statusCode);
  assert.deepEqual(
    [404, 429].map((status) => statuses.filter((one) => one === status).length),
    [WRITES, 5],
  );
  app.pass(MINUTE / 2);
  const refused = await app.remove(pathOf(paths.deskKey, { id: 'none' }), undefined, desk.director.cookie);
  assert.deepEqual([refused.statusCode, refused.json()], [429, { message: tooManyAttempts(MINUTE) }]);
  assert.equal(refused.headers['retry-after'], '30');
  assert.equal((await app.get(paths.desk, desk.director.cookie)).statusCode, 200);
  assert.equal((await app.post(none, undefined, desk.reviewer.cookie)).statusCode, 404);
  app.pass(MINUTE / 2);
  assert.equal((await app.post(none, undefined, desk.director.cookie)).statusCode, 404);
});

test('every call that writes at the desk says that it may come too often, and no other call of the desk does', () => {
  for (const { method, path, access, answers } of Object.values<Call>(calls)) {
    if (access === 'desk') assert.equal(429 in answers, method !== 'GET', `${method} ${path}`);
  }
});

const items = (count: number, from = 0) =>
  Array.from({ length: count }, (_, at) => ({
    deviceId: `0198c0de-0000-7000-8000-${String(from + at).padStart(12, '0')}`,
    version: 1,
    digest: 'a'.repeat(64),
    installedAt: START,
  }));
const rowsOf = async ({ database }: TestApp) =>
  (await database.selectFrom('receipts').select('version').execute()).length;

test('the receipts of one user add 100 rows a day; one that is there already is always taken', async (t) => {
  const app = await createTestApp(t);
  const { cookie } = await app.enter();
  const send = (count: number, from: number, by = cookie) =>
    app.post(paths.contentReceipts, { items: items(count, from) }, by);
  assert.equal((await send(RECEIPTS - 1, 0)).statusCode, 202);
  app.pass(DAY / 2);
  const both = await send(2, RECEIPTS);
  assert.deepEqual([both.statusCode, both.json()], [429, { message: tooManyAttempts(DAY / 2) }]);
  assert.equal(both.headers['retry-after'], String(DAY / 2000));
  assert.equal(await rowsOf(app), RECEIPTS - 1, 'all of a call, or nothing');
  const racing = await Promise.all([send(1, 200), send(1, 201), send(1, 202)]);
  assert.deepEqual(racing.map(({ statusCode }) => statusCode).toSorted(), [202, 429, 429]);
  assert.equal((await send(RECEIPTS - 1, 0)).statusCode, 202);
  assert.equal((await send(1, 300, (await app.enter({ email: 'sami@ems.example' })).cookie)).statusCode, 202);
  app.pass(DAY / 2);
  assert.equal((await send(RECEIPTS - 1, 400)).statusCode, 202);
  assert.equal(await rowsOf(app), 2 * RECEIPTS);
});

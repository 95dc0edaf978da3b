import assert from 'node:assert/strict';
import { paths, sentences } from '@first60/contract';
import { sql } from 'kysely';
import { createTestApp } from '../testing/test-app.ts';
import { test } from '../testing/test-database.ts';

test('health answers 200 { status: "ok" } and readiness 200 { status: "ready" } to anyone', async (t) => {
  const { get } = await createTestApp(t);
  const health = await get(paths.health);
  assert.deepEqual([health.statusCode, health.json()], [200, { status: 'ok' }]);
  const ready = await get(paths.ready);
  assert.deepEqual([ready.statusCode, ready.json()], [200, { status: 'ready' }]);
});

test('a balancer that asks all day fills no log; what goes wrong still stands there', async (t) => {
  const { get, database, log } = await createTestApp(t);
  const before = log();
  await get(paths.health);
  await get(`${paths.ready}?from=balancer`);
  assert.equal(log(), before);
  await database.destroy();
  await get(paths.ready);
  assert.match(log(), /the database does not answer/);
});

test('without its database the server is neither healthy (500) nor ready (503)', async (t) => {
  const { get, database } = await createTestApp(t);
  await get(paths.health);
  await database.destroy();
  const health = await get(paths.health);
  assert.deepEqual([health.statusCode, health.json()], [500, { message: sentences.unexpected }]);
  const ready = await get(paths.ready);
  assert.deepEqual([ready.statusCode, ready.json()], [503, { message: 'The server is not ready' }]);
});

test('a server whose database a newer version has moved on is healthy, but no longer ready', async (t) => {
  const { get, database } = await createTestApp(t);
  await sql`insert into migrations (position, name, applied_at) values (99, '9999-future', 1)`.execute(database);
  assert.equal((await get(paths.health)).statusCode, 200);
  assert.equal((await get(paths.ready)).statusCode, 503);
});

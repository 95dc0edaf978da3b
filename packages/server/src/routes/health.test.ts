import assert from 'node:assert/strict';
import { paths, sentences } from '@first60/contract';
import { createTestApp } from '../test-app.ts';
import { test } from '../test-database.ts';

test('health answers 200 { status: "ok" } to anyone', async (t) => {
  const { get } = await createTestApp(t);
  const response = await get(paths.health);
  assert.equal(response.statusCode, 200);
  assert.deepEqual(response.json(), { status: 'ok' });
});

test('without its database the server is not healthy: 500', async (t) => {
  const { get, database } = await createTestApp(t);
  await get(paths.health);
  await database.destroy();
  const response = await get(paths.health);
  assert.equal(response.statusCode, 500);
  assert.deepEqual(response.json(), { message: sentences.unexpected });
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { globalSetup, globalTeardown } from './postgres-setup.ts';

test('an engine that the operator names is the one that is tested: no other is started in its place', async (t) => {
  const before = process.env.FIRST60_TEST_POSTGRES;
  t.after(() => {
    if (before === undefined) delete process.env.FIRST60_TEST_POSTGRES;
    else process.env.FIRST60_TEST_POSTGRES = before;
  });
  const named = 'postgres://first60:secret@engine.example:26257/tests';
  process.env.FIRST60_TEST_POSTGRES = named;
  await globalSetup();
  await globalTeardown();
  assert.equal(process.env.FIRST60_TEST_POSTGRES, named);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { idleIn } from './patient-idle.ts';

const TOUCHED = Date.UTC(2025, 7, 21, 3, 0);

test('values are asked about 30 minutes after they were touched, not a millisecond before', () => {
  assert.equal(idleIn(TOUCHED, TOUCHED), 30 * 60_000);
  assert.equal(idleIn(TOUCHED, TOUCHED + 30 * 60_000 - 1), 1);
  assert.equal(idleIn(TOUCHED, TOUCHED + 30 * 60_000), 0);
  assert.equal(idleIn(TOUCHED, TOUCHED + 24 * 60 * 60_000), 0);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { tooManyAttempts } from './sentences.ts';

test('the time to wait is rounded up to whole minutes, one at least', () => {
  assert.equal(tooManyAttempts(900_000), 'Too many attempts. Please try again in 15 minutes.');
  assert.equal(tooManyAttempts(840_001), 'Too many attempts. Please try again in 15 minutes.');
  assert.equal(tooManyAttempts(60_000), 'Too many attempts. Please try again in 1 minute.');
  assert.equal(tooManyAttempts(0), 'Too many attempts. Please try again in 1 minute.');
});

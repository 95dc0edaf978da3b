import assert from 'node:assert/strict';
import { test } from 'node:test';
import { kitOf } from './kit-number.ts';

test('kits 1 to 6 stay what they are', () => {
  assert.deepEqual([1, 2, 3, 4, 5, 6].map(kitOf), [1, 2, 3, 4, 5, 6]);
});

test('a missing or unknown kit number counts as 3, Main Inner', () => {
  assert.deepEqual([undefined, null, 0, 7, 1.5, Number.NaN].map(kitOf), [3, 3, 3, 3, 3, 3]);
});

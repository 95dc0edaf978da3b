import assert from 'node:assert/strict';
import { test } from 'node:test';
import { agoOfTime } from './ago-of-time.ts';

const MINUTE = 60_000;
const NOW = new Date(2031, 4, 6, 14, 5, 30);

test('a time of day is the last one that has come: today, or yesterday', () => {
  assert.equal(agoOfTime('14:05', NOW), 30_000);
  assert.equal(agoOfTime('14:00', NOW), 5 * MINUTE + 30_000);
  assert.equal(agoOfTime('00:00', NOW), 845 * MINUTE + 30_000);
  assert.equal(agoOfTime('14:06', NOW), 1_439 * MINUTE + 30_000);
  assert.equal(agoOfTime('23:30', new Date(2031, 0, 1, 0, 10)), 40 * MINUTE);
});

test('what is no time of day is none', () => {
  assert.equal(agoOfTime('', NOW), undefined);
  assert.equal(agoOfTime('2:5', NOW), undefined);
});

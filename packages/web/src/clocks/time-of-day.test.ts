import assert from 'node:assert/strict';
import { test } from 'node:test';
import { timeOfDay } from './time-of-day.ts';

const MINUTE = 60_000;
const DAY = 1_440 * MINUTE;
const NOW = new Date(2031, 4, 6, 14, 5, 30);
const ago = (milliseconds: number) => ({ kind: 'ago', ago: milliseconds });

test('a time of day that has passed is today', () => {
  assert.deepEqual(timeOfDay('14:05', undefined, NOW), ago(30_000));
  assert.deepEqual(timeOfDay('14:00', undefined, NOW), ago(5 * MINUTE + 30_000));
  assert.deepEqual(timeOfDay('00:00', undefined, NOW), ago(845 * MINUTE + 30_000));
});

test('up to 15 minutes ahead of this device counts as now: two clocks differ', () => {
  for (const text of ['14:06', '14:20']) assert.deepEqual(timeOfDay(text, undefined, NOW), { kind: 'now' }, text);
  assert.deepEqual(timeOfDay('14:20', 0, NOW), { kind: 'now' });
});

test('further ahead the day is asked, and no day is assumed', () => {
  for (const text of ['14:21', '23:30']) assert.deepEqual(timeOfDay(text, undefined, NOW), { kind: 'which-day' }, text);
  assert.deepEqual(timeOfDay('23:30', undefined, new Date(2031, 0, 1, 0, 10)), { kind: 'which-day' });
});

test('just before midnight a time just after it may be tomorrow: the day is asked', () => {
  const late = new Date(2031, 4, 6, 23, 55);
  assert.deepEqual(timeOfDay('00:05', undefined, late), { kind: 'which-day' });
  assert.deepEqual(timeOfDay('00:05', 0, late), ago(1_430 * MINUTE));
  assert.deepEqual(timeOfDay('00:11', undefined, late), ago(1_424 * MINUTE));
});

test('a day that is said counts, also more than 24 hours ago', () => {
  assert.deepEqual(timeOfDay('14:06', 1, NOW), ago(DAY - 30_000));
  assert.deepEqual(timeOfDay('14:00', 1, NOW), ago(DAY + 5 * MINUTE + 30_000));
  assert.deepEqual(timeOfDay('09:05', 3, NOW), ago(3 * DAY + 300 * MINUTE + 30_000));
  assert.deepEqual(timeOfDay('14:21', 0, NOW), { kind: 'to-come' });
});

test('what is no time of day is none', () => {
  for (const text of ['', '2:5']) assert.deepEqual(timeOfDay(text, undefined, NOW), { kind: 'none' }, text);
});

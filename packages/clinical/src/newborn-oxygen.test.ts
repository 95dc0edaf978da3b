import assert from 'node:assert/strict';
import { test } from 'node:test';
import { NEWBORN_OXYGEN, newbornOxygenAt } from './newborn-oxygen.ts';

test('the six targets are those of the published table, typed by hand', () => {
  assert.deepEqual(
    NEWBORN_OXYGEN.map(({ minute, from, to }) => `${minute} min ${from}-${to}`),
    ['1 min 60-65', '2 min 65-70', '3 min 70-75', '4 min 75-80', '5 min 80-85', '10 min 85-95'],
  );
});

test('a target counts from its minute to the next of the table; the first minute has none, the last stays', () => {
  const minuteAt = (seconds: number) => newbornOxygenAt(seconds)?.minute;
  assert.deepEqual([-1, 0, 59, 60, 119, 120, 179, 180, 239, 240, 299, 300, 599, 600, 3600].map(minuteAt), [
    undefined,
    undefined,
    undefined,
    1,
    1,
    2,
    2,
    3,
    3,
    4,
    4,
    5,
    5,
    10,
    10,
  ]);
});

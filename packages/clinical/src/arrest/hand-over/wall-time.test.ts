import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { wallTime, wallTimeText } from './wall-time.ts';

test('a moment in Riyadh, in Newfoundland and at midnight', () => {
  const moment = Date.UTC(2026, 3, 3, 21, 0, 9, 999);
  assert.equal(wallTimeText(moment, 180), '2026-04-04T00:00:09+03:00');
  assert.equal(wallTimeText(moment, -210), '2026-04-03T17:30:09-03:30');
  assert.deepEqual(wallTime(moment, 0), { day: '2026-04-03', minute: '21:00', second: '21:00:09' });
});

test('every second until the year 9999 in every zone is the one that Node names', () => {
  const seconds = fc.integer({ min: 0, max: Date.UTC(9999, 11, 30) / 1_000 });
  fc.assert(
    fc.property(seconds, fc.integer({ min: -12 * 60, max: 14 * 60 }), (second, zone) => {
      const wall = second * 1_000;
      fc.pre(wall + zone * 60_000 >= 0);
      const text = wallTimeText(wall, zone);
      assert.equal(text.slice(0, 19), new Date(wall + zone * 60_000).toISOString().slice(0, 19));
      assert.equal(Date.parse(text), wall);
    }),
    { numRuns: 2_000 },
  );
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { daysUntil } from './days.ts';

test('an edition may be used until the end of its last day: 1 on that day, 0 and less after it', () => {
  const at = (moment: string) => daysUntil('2027-06-30', Date.parse(moment));
  assert.equal(at('2027-06-30T00:00:00Z'), 1);
  assert.equal(at('2027-06-30T23:59:59Z'), 1);
  assert.equal(at('2027-07-01T00:00:00Z'), 0);
  assert.equal(at('2027-07-02T12:00:00Z'), -1);
  assert.equal(at('2027-06-29T23:59:59Z'), 2);
});

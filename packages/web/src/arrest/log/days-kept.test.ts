import assert from 'node:assert/strict';
import { test } from 'node:test';
import { daysLeft, deletedAt } from './days-kept.ts';

const DAY = 86_400_000;
const ended = { practice: false, lastAt: 0, endedAt: 0 };

test('a log is deleted its days after the end, one of practice after a day, one that nobody ended a day later', () => {
  assert.equal(deletedAt(ended), 7 * DAY);
  assert.equal(deletedAt(ended, 30), 30 * DAY);
  assert.equal(deletedAt({ ...ended, practice: true }, 30), DAY);
  assert.equal(deletedAt({ practice: false, lastAt: 5 }), 5 + 8 * DAY);
});

test('the days that are left are whole and never none', () => {
  assert.equal(daysLeft(ended, 0), 7);
  assert.equal(daysLeft(ended, 6 * DAY + 1), 1);
  assert.equal(daysLeft(ended, 9 * DAY), 1);
});

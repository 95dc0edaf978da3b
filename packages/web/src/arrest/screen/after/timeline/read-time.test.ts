import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readTime } from './read-time.ts';

test('times as a crew writes them', () => {
  const read = ['4:05', '+4:05', ' 0:00 ', '-0:00', '-1:00', '−1:00', '1:04:05', '90:00'].map(readTime);
  assert.deepEqual(read, [245_000, 245_000, 0, 0, -60_000, -60_000, 3_845_000, 5_400_000]);
});

test('digits of another script, and marks that nobody sees', () => {
  assert.deepEqual(['٤:٠٥', '۴:۰۵', '\u200E4:05\u200F', '４:０５'].map(readTime), [245_000, 245_000, 245_000, 245_000]);
});

test('what is no time is none', () => {
  for (const text of ['', '4', '4:5', '4:60', '4.05', 'now', '1:2:3:4']) assert.equal(readTime(text), undefined, text);
});

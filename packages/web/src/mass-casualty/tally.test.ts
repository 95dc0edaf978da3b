import assert from 'node:assert/strict';
import { test } from 'node:test';
import { counted, MOST_COUNTED, NO_TALLY, readTally, totalCounted, undone, writeTally } from './tally.ts';

const more = { color: 'red', by: 1 } as const;
const less = { color: 'red', by: -1 } as const;
const twoRed = counted(counted(NO_TALLY, more), more);

test('each color is counted by itself, and the total is their sum', () => {
  const tally = counted(counted(twoRed, { color: 'black', by: 1 }), { color: 'green', by: 1 });
  assert.deepEqual(tally.counts, { red: 2, yellow: 0, green: 1, black: 1 });
  assert.equal(totalCounted(tally), 4);
});

test('no count is below 0 or above the most, and such a press is not the last change', () => {
  assert.equal(counted(NO_TALLY, less), NO_TALLY);
  const full = { counts: { ...NO_TALLY.counts, red: MOST_COUNTED }, last: null };
  assert.equal(counted(full, more), full);
});

test('undo takes back the last change, one more as well as one fewer, and once', () => {
  assert.equal(undone(twoRed).counts.red, 1);
  assert.equal(undone(counted(twoRed, less)).counts.red, 2);
  assert.deepEqual(undone(undone(twoRed)), undone(twoRed));
  assert.equal(undone(NO_TALLY), NO_TALLY);
});

test('a tally comes back as it was stored; one of nothing is not stored', () => {
  assert.deepEqual(readTally(writeTally(twoRed)), twoRed);
  assert.equal(writeTally(NO_TALLY), null);
  assert.deepEqual(readTally(null), NO_TALLY);
});

test('broken text and foreign values count as 0', () => {
  for (const text of ['', '{', '[]', 'null', '{"counts":{"red":-1,"yellow":1.5,"green":"4","black":1000}}']) {
    assert.deepEqual(readTally(text), NO_TALLY, text);
  }
  assert.equal(readTally('{"counts":{"red":3},"last":{"color":"blue","by":1}}').last, null);
  assert.equal(readTally('{"counts":{"red":3},"last":{"color":"red","by":7}}').last, null);
});

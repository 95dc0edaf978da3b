import assert from 'node:assert/strict';
import { test } from 'node:test';
import { flaccTotal, PAIN_OUT_OF, painBand, painFacesTotal, painNumbersTotal } from './pain.ts';

/** Every total with its rating, typed by hand. */
const TABLE = [
  ...['0 none', '1 mild', '2 mild', '3 mild', '4 moderate', '5 moderate', '6 moderate'],
  ...['7 severe', '8 severe', '9 severe', '10 severe'],
];

test('0 is none, 1-3 mild, 4-6 moderate, 7-10 severe', () => {
  assert.deepEqual(
    Array.from({ length: 11 }, (_, total) => `${total} ${painBand(total)}`),
    TABLE,
  );
  assert.equal(PAIN_OUT_OF, 10);
});

test('every number from 0 to 10 can be said, and no other', () => {
  for (let pain = 0; pain <= 10; pain += 1) {
    assert.deepEqual(painNumbersTotal({ pain }), { kind: 'complete', total: pain });
  }
  for (const pain of [11, 5.5, -2]) assert.throws(() => painNumbersTotal({ pain }), RangeError, String(pain));
  assert.deepEqual(painNumbersTotal({ pain: -1 }), { kind: 'incomplete', answered: 0, of: 1 });
});

test('the six faces are 0, 2, 4, 6, 8 and 10', () => {
  for (const face of [0, 2, 4, 6, 8, 10]) {
    assert.deepEqual(painFacesTotal({ face }), { kind: 'complete', total: face });
  }
  for (const face of [1, 3, 5, 7, 9]) assert.throws(() => painFacesTotal({ face }), RangeError, String(face));
});

test('FLACC adds up five signs of 0 to 2', () => {
  const none = { face: 0, legs: 0, activity: 0, cry: 0, consolability: 0 };
  assert.deepEqual(flaccTotal(none), { kind: 'complete', total: 0 });
  for (const sign of Object.keys(none)) {
    assert.deepEqual(flaccTotal({ ...none, [sign]: 1 }), { kind: 'complete', total: 1 }, sign);
    assert.deepEqual(flaccTotal({ ...none, [sign]: 2 }), { kind: 'complete', total: 2 }, sign);
    assert.throws(() => flaccTotal({ ...none, [sign]: 3 }), RangeError, sign);
  }
  assert.deepEqual(flaccTotal({ face: 2, legs: 2, activity: 2, cry: 2, consolability: 2 }), {
    kind: 'complete',
    total: 10,
  });
  assert.deepEqual(flaccTotal({ ...none, cry: -1 }), { kind: 'incomplete', answered: 4, of: 5 });
});

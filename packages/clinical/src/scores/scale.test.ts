import assert from 'node:assert/strict';
import { test } from 'node:test';
import { totalOf, UNANSWERED, unanswered } from './scale.ts';

const PAIR = { a: { from: 0, to: 1 }, b: { from: 1, to: 3 } } as const;

test('a scale starts with every item at -1', () => {
  assert.deepEqual(unanswered(PAIR), { a: -1, b: -1 });
  assert.equal(UNANSWERED, -1);
});

test('there is no total until the last item is answered', () => {
  assert.deepEqual(totalOf(PAIR, unanswered(PAIR)), { kind: 'incomplete', answered: 0, of: 2 });
  assert.deepEqual(totalOf(PAIR, { a: 0, b: UNANSWERED }), { kind: 'incomplete', answered: 1, of: 2 });
  assert.deepEqual(totalOf(PAIR, { a: 0, b: 3 }), { kind: 'complete', total: 3 });
});

test('a score that the item does not have is refused, fractions and NaN too', () => {
  for (const b of [0, 4, 1.5, -2, Number.NaN]) {
    assert.throws(() => totalOf(PAIR, { a: 0, b }), RangeError, String(b));
  }
});

test('an item that scores in steps has no score between them', () => {
  const FACES = { face: { from: 0, to: 10, step: 2 } } as const;
  for (const face of [0, 2, 4, 6, 8, 10]) {
    assert.deepEqual(totalOf(FACES, { face }), { kind: 'complete', total: face });
  }
  for (const face of [1, 3, 5, 7, 9, 12, -2]) assert.throws(() => totalOf(FACES, { face }), RangeError, String(face));
});

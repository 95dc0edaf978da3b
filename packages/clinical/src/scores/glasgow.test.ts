import assert from 'node:assert/strict';
import { test } from 'node:test';
import { GLASGOW_OUT_OF, glasgowBand, glasgowItems, glasgowTotal } from './glasgow.ts';
import { NOT_TESTED } from './scale.ts';

test('3-8 is severe, 9-12 moderate, 13-15 mild', () => {
  const bands = Array.from({ length: 13 }, (_, index) => `${index + 3} ${glasgowBand(index + 3)}`);
  assert.deepEqual(bands, [
    ...['3 severe', '4 severe', '5 severe', '6 severe', '7 severe', '8 severe'],
    ...['9 moderate', '10 moderate', '11 moderate', '12 moderate'],
    ...['13 mild', '14 mild', '15 mild'],
  ]);
});

test('the total runs from 3 to 15', () => {
  assert.deepEqual(glasgowTotal({ eye: 1, verbal: 1, motor: 1 }), { kind: 'complete', total: 3 });
  assert.deepEqual(glasgowTotal({ eye: 4, verbal: 5, motor: 6 }), { kind: 'complete', total: GLASGOW_OUT_OF });
  assert.equal(GLASGOW_OUT_OF, 15);
});

test('the scale has no zero and no score above its levels', () => {
  assert.throws(() => glasgowTotal({ eye: 0, verbal: 5, motor: 6 }), RangeError);
  assert.throws(() => glasgowTotal({ eye: 5, verbal: 5, motor: 6 }), RangeError);
  assert.throws(() => glasgowTotal({ eye: 4, verbal: 6, motor: 6 }), RangeError);
  assert.throws(() => glasgowTotal({ eye: 4, verbal: 5, motor: 7 }), RangeError);
});

test('without the motor answer there is no total', () => {
  assert.deepEqual(glasgowTotal({ eye: 4, verbal: 5, motor: -1 }), { kind: 'incomplete', answered: 2, of: 3 });
});

test('an item that cannot be tested is not scored 1: the total is of the others, and is not whole', () => {
  const tube = { eye: 4, verbal: NOT_TESTED, motor: 6 };
  assert.deepEqual(glasgowTotal(tube), { kind: 'tested-in-part', total: 10, tested: 2 });
  assert.equal(glasgowItems(tube), 'E4 VNT M6');
  const none = { eye: NOT_TESTED, verbal: NOT_TESTED, motor: NOT_TESTED };
  assert.deepEqual(glasgowTotal(none), { kind: 'tested-in-part', total: 0, tested: 0 });
  assert.deepEqual(glasgowTotal({ ...tube, motor: -1 }), { kind: 'incomplete', answered: 2, of: 3 });
});

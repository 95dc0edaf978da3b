import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BARREL, markAt, marksPath } from './syringe-marks.ts';

test('empty stands at the tip, half in the middle and full at the end of the barrel', () => {
  assert.equal(markAt(0, 3), BARREL.start);
  assert.equal(markAt(1.5, 3), BARREL.start + BARREL.length / 2);
  assert.equal(markAt(3, 3), BARREL.start + BARREL.length);
});

test('a 3 mL syringe of 0.1 mL has 31 marks, every fifth of them long', () => {
  const marks = marksPath(3, 0.1).match(/M[\d.]+ \d+v\d/g) ?? [];
  assert.equal(marks.length, 31);
  assert.deepEqual(marks.map((mark) => mark.endsWith('v9')).slice(0, 6), [true, false, false, false, false, true]);
});

test('a 1 mL syringe of 0.01 mL draws every second of its 100 graduations', () => {
  assert.equal((marksPath(1, 0.01).match(/M/g) ?? []).length, 51);
});

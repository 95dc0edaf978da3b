import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readingsOf } from './search-readings.ts';
import { foldTerm } from './search-text.ts';

const readings = (text: string) => readingsOf(foldTerm(text)).readings;

test('a measured value counts as low or high', () => {
  assert.deepEqual(readings('pulse of 32'), ['pulse low']);
  assert.deepEqual(readings('HR down to 50'), ['pulse low']);
  assert.deepEqual(readings('heart rate 260'), ['pulse high']);
  assert.deepEqual(readings('bp 70 over 40'), ['pressure low']);
  assert.deepEqual(readings('BP 210/110'), ['pressure high']);
  assert.deepEqual(readings('core temp 29'), ['temperature low']);
  assert.deepEqual(readings('temp 42'), ['temperature high']);
  assert.deepEqual(readings('ضغطه ٧٠'), ['pressure low']);
});

test('a sugar is read in mg/dL, and in mmol/L where only that makes sense', () => {
  assert.deepEqual(readings('sugar 38'), ['sugar low']);
  assert.deepEqual(readings('glucose 2'), ['sugar low']);
  assert.deepEqual(readings('sugar 500'), ['sugar high']);
  assert.deepEqual(readings('sugar 120'), []);
});

test('a usual value and a number of something else say nothing, and what is left stays', () => {
  assert.deepEqual(readings('pulse 80'), []);
  assert.deepEqual(readings('fell 6 metres'), []);
  assert.deepEqual(readingsOf('afib bp 80 systolic'), { readings: ['pressure low'], rest: 'afib' });
});

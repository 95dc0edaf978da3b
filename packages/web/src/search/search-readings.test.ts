import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readingsOf } from './search-readings.ts';
import { foldTerm } from './search-text.ts';

const readings = (text: string, child = false) => readingsOf(foldTerm(text), child).readings;

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

test('a value is read wherever it stands: after its name, beside a rhythm, before its unit', () => {
  assert.deepEqual(readings('wide complexes at 180'), ['pulse high']);
  assert.deepEqual(readings('his rate is still 38'), ['pulse low']);
  assert.deepEqual(readings('monitor says 42'), ['pulse low']);
  assert.deepEqual(readings('200 bpm'), ['pulse high']);
  assert.deepEqual(readings('70 systolic'), ['pressure low']);
  assert.deepEqual(readings('200 over 110'), ['pressure high']);
  assert.deepEqual(readings('4 breaths a minute'), ['breathing low']);
  assert.deepEqual(readings('football in 46 degrees'), ['temperature high']);
  assert.deepEqual(readings('حرارته ٣٩'), ['fever']);
  assert.deepEqual(readings('sats 80'), ['saturation low']);
});

test('a spoken number is a figure', () => {
  assert.deepEqual(readings('pulse of thirty eight'), ['pulse low']);
  assert.deepEqual(readings('heart rate a hundred and eighty'), ['pulse high']);
  assert.deepEqual(readings('نبضه ثلاثين'), ['pulse low']);
});

test('what is usual for a child is not what is usual for an adult', () => {
  assert.deepEqual(readings('pulse 150'), ['pulse high']);
  assert.deepEqual(readings('pulse 150', true), []);
  assert.deepEqual(readings('pulse 220', true), ['pulse high']);
  assert.deepEqual(readings('bp 80'), ['pressure low']);
  assert.deepEqual(readings('bp 80', true), []);
  assert.deepEqual(readings('breathing 40', true), []);
});

test('a flow, a dose, a rate of something else, an angle and degrees of Fahrenheit are not taken for it', () => {
  for (const text of ['oxygen 15 l', 'flow rate 20', 'compression rate 50', 'bagging rate 12', 'head up 90 degrees'])
    assert.deepEqual(readings(text), [], text);
  assert.deepEqual(readings('temp 101'), ['fever']);
  assert.deepEqual(readings('temp 104'), ['temperature high']);
});

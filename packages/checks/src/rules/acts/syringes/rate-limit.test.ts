import assert from 'node:assert/strict';
import { test } from 'node:test';
import { actIn, drugIn, sentencesOf } from '../act-rule-fixture.ts';
import { rateLimit } from './rate-limit.ts';

test('no dose of the clean drugs runs in too fast', () => {
  assert.deepEqual(sentencesOf(rateLimit), []);
});

test('a dose in too short a time', () => {
  const sentences = sentencesOf(rateLimit, (contents) => {
    actIn(contents, 'magnesium-sulfate/torsades-with-pulse').over = [{ is: { low: 10, high: 20, unit: 'min' } }];
  });
  assert.deepEqual(sentences, [
    'magnesium-sulfate, "Torsades with a pulse" gives an adult of 30 kg 200 mg/min, and at most 150 mg/min may go in by vein or bone: give it over a longer time.',
  ]);
});

test('a dose in seconds', () => {
  const sentences = sentencesOf(rateLimit, (contents) => {
    actIn(contents, 'magnesium-sulfate/torsades-with-pulse').over = [{ is: { low: 600, high: 600, unit: 's' } }];
  });
  assert.deepEqual(sentences, [
    'magnesium-sulfate, "Torsades with a pulse" gives an adult of 30 kg 200 mg/min, and at most 150 mg/min may go in by vein or bone: give it over a longer time.',
  ]);
});

test('a dose without a time', () => {
  const sentences = sentencesOf(rateLimit, (contents) => {
    actIn(contents, 'magnesium-sulfate/torsades-with-pulse').over = [{ is: 'slow' }];
  });
  assert.deepEqual(sentences, [
    'magnesium-sulfate, "Torsades with a pulse" says no time for its dose, and at most 150 mg/min may go in by vein or bone: write "over" with a time.',
  ]);
});

test('an act that is no longer excepted', () => {
  const sentences = sentencesOf(rateLimit, (contents) => {
    const [limit] = drugIn(contents, 'magnesium-sulfate').routeLimits ?? [];
    if (limit) limit.rateNotFor = ['arrest-torsades'];
  });
  assert.deepEqual(sentences, [
    'magnesium-sulfate, "Eclampsia, seizing or has seized" gives an adult of 30 kg 400 mg/min, and at most 150 mg/min may go in by vein or bone: give it over a longer time.',
  ]);
});

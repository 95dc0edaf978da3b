import assert from 'node:assert/strict';
import { test } from 'node:test';
import { giveIn, sentencesOf } from '../act-rule-fixture.ts';
import { oneMlPerKg } from './one-ml-per-kg.ts';

test('no volume of the clean drugs is of two strengths', () => {
  assert.deepEqual(sentencesOf(oneMlPerKg), []);
});

test('a dose per kg that takes the volume of another strength', () => {
  const sentences = sentencesOf(oneMlPerKg, (contents) => {
    giveIn(contents, 'midazolam/light-sedation', 'child', { low: { amount: 0.04, unit: 'mg' }, perKg: true });
  });
  assert.deepEqual(sentences, [
    'midazolam, "Light sedation before a shock" is 0.04 mL/kg of 1 mg/mL, and "Seizure, no IV" the same volume of 5 mg/mL: dilute one of them otherwise.',
  ]);
});

test('a fixed dose that takes the volume of another strength', () => {
  const sentences = sentencesOf(oneMlPerKg, (contents) => {
    giveIn(contents, 'midazolam/light-sedation', 'adult', { low: { amount: 2, unit: 'mg' } });
  });
  assert.deepEqual(sentences, [
    'midazolam, "Light sedation before a shock" is 2 mL of 1 mg/mL, and "Seizure, no IV" the same volume of 5 mg/mL: dilute one of them otherwise.',
  ]);
});

test('the lower end of a range that takes the volume of another strength', () => {
  const sentences = sentencesOf(oneMlPerKg, (contents) => {
    giveIn(contents, 'midazolam/light-sedation', 'adult', {
      low: { amount: 2, unit: 'mg' },
      high: { amount: 2.5, unit: 'mg' },
    });
  });
  assert.deepEqual(sentences, [
    'midazolam, "Light sedation before a shock" is 2 mL of 1 mg/mL, and "Seizure, no IV" the same volume of 5 mg/mL: dilute one of them otherwise.',
  ]);
});

test('a maximum in another unit than the dose per kg is a volume of its own', () => {
  const sentences = sentencesOf(oneMlPerKg, (contents) => {
    giveIn(contents, 'midazolam/light-sedation', 'child', {
      low: { amount: 50, unit: 'mcg' },
      perKg: true,
      max: { amount: 2, unit: 'mg' },
    });
  });
  assert.deepEqual(sentences, [
    'midazolam, "Light sedation before a shock" is 2 mL of 1 mg/mL, and "Seizure, no IV" the same volume of 5 mg/mL: dilute one of them otherwise.',
  ]);
});

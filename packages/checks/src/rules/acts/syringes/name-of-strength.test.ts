import assert from 'node:assert/strict';
import { test } from 'node:test';
import { actIn, drugIn, sentencesOf } from '../act-rule-fixture.ts';
import { nameOfStrength } from './name-of-strength.ts';

test('the clean drugs are named by the strength they have', () => {
  assert.deepEqual(sentencesOf(nameOfStrength), []);
});

test('a product of another strength under the old name', () => {
  const sentences = sentencesOf(nameOfStrength, (contents) => {
    drugIn(contents, 'magnesium-sulfate').products[0].holds = {
      drug: { amount: 2, unit: 'g' },
      volume: { amount: 10, unit: 'mL' },
    };
  });
  assert.deepEqual(sentences, [
    'magnesium-sulfate is named "magnesium sulfate 50%", which is 500 mg/mL, and the vial holds 0.2 g/mL: correct the name or the product.',
  ]);
});

test('a label that begins with the name and a strength', () => {
  const sentences = sentencesOf(nameOfStrength, (contents) => {
    actIn(contents, 'midazolam/seizure-iv').cardLabel = 'Midazolam 1:1,000, line in place';
    actIn(contents, 'midazolam/seizure-im').cardLabel = 'Midazolam 0.5%, no line';
  });
  assert.deepEqual(sentences, [
    'midazolam, "Seizure, IV" is printed as "Midazolam 1:1,000, line in place", which is 1 mg/mL, and the ampoule holds 5 mg/mL: correct the label or the product.',
  ]);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { actIn, drugIn, sentencesOf } from '../act-rule-fixture.ts';
import { estimateNear } from './estimate-near.ts';

test('an estimate that is far from the dose by weight', () => {
  const sentences = sentencesOf(estimateNear);
  assert.deepEqual(sentences, [
    'midazolam, "Seizure, IV" is 0.385 mg by Young\'s rule at 1 year, 63 % less than 1.05 mg by weight: move the estimate to another act, or name the exception.',
  ]);
});

test('an estimate that nothing can be held against', () => {
  const sentences = sentencesOf(estimateNear, (contents) => {
    actIn(contents, 'midazolam/seizure-iv').dose.pop();
  });
  assert.deepEqual(sentences, [
    'midazolam, "Seizure, IV" is estimated by Young\'s rule at 1 year, where no dose by weight can be held against it: give a child a dose by weight, or correct the zones\' ages.',
  ]);
});

test('ages that no zone has', () => {
  const sentences = sentencesOf(estimateNear, (contents) => {
    contents.zones.pop();
  });
  assert.deepEqual(sentences, [
    'midazolam, "Seizure, IV" is estimated by Young\'s rule at 10 years, where no dose by weight can be held against it: give a child a dose by weight, or correct the zones\' ages.',
  ]);
});

test('an estimate of a drug that has none', () => {
  const sentences = sentencesOf(estimateNear, (contents) => {
    delete contents.formulary.midazolam?.youngsAdultDose;
  });
  assert.deepEqual(sentences, [
    'midazolam, "Seizure, IV" is estimated by Young\'s rule, and its drug has no "youngsAdultDose": add it, or take "youngs" out.',
  ]);
});

test('an estimate that induces', () => {
  const sentences = sentencesOf(estimateNear, (contents) => {
    drugIn(contents, 'midazolam').classes.push('induction-agent');
  });
  assert.deepEqual(sentences, [
    'midazolam, "Seizure, IV" induces or paralyzes and is estimated by Young\'s rule: say in "youngsNever" that it is never given by it.',
  ]);
});

test('a dose by age above the most of a child', () => {
  const sentences = sentencesOf(estimateNear, (contents) => {
    const act = actIn(contents, 'midazolam/seizure-iv');
    delete act.youngs;
    act.byAge = [
      { who: { range: { belowMonths: 72 } }, dose: { amount: 6, unit: 'mg' }, say: 'under 6 years', source: ['spec'] },
    ];
  });
  assert.deepEqual(sentences, [
    'midazolam, "Seizure, IV" gives 6 mg under 6 years, and a child at most 5 mg: correct one of them.',
  ]);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { actIn, sentencesOf } from '../act-rule-fixture.ts';
import { oneDoseForOne } from './one-dose-for-one.ts';

test('every patient of the clean drugs is in one entry', () => {
  assert.deepEqual(sentencesOf(oneDoseForOne), []);
});

test('two entries that overlap', () => {
  const sentences = sentencesOf(oneDoseForOne, (contents) => {
    actIn(contents, 'midazolam/seizure-im').dose.push({
      who: { group: 'child', range: { fromKg: 20 } },
      give: { low: { amount: 4, unit: 'mg' } },
    });
  });
  assert.deepEqual(sentences, [
    'midazolam, "Seizure, no IV" has two doses for a child of 20 kg, 12 months: let its patients not overlap.',
  ]);
});

test('an entry under a condition beside one for everybody', () => {
  const sentences = sentencesOf(oneDoseForOne, (contents) => {
    actIn(contents, 'midazolam/seizure-im').dose.push({
      who: { group: 'adult', if: 'low-pressure' },
      give: { low: { amount: 5, unit: 'mg' } },
    });
  });
  assert.deepEqual(sentences, [
    'midazolam, "Seizure, no IV" has two doses for an adult of 30 kg, 15 years: let its patients not overlap.',
  ]);
});

test('a gap between two weights', () => {
  const sentences = sentencesOf(oneDoseForOne, (contents) => {
    const [adult] = actIn(contents, 'midazolam/seizure-im').dose;
    actIn(contents, 'midazolam/seizure-im').dose = [
      ...(adult ? [adult] : []),
      { who: { group: 'child', range: { belowKg: 10 } }, give: { low: { amount: 1, unit: 'mg' } } },
      { who: { group: 'child', range: { fromKg: 12 } }, give: { low: { amount: 2, unit: 'mg' } } },
    ];
  });
  assert.deepEqual(sentences, [
    'midazolam, "Seizure, no IV" has no dose for a child of 10 kg, 6 months, and has one for patients on both sides: close the gap.',
  ]);
});

test('a dose without a route', () => {
  const sentences = sentencesOf(oneDoseForOne, (contents) => {
    actIn(contents, 'midazolam/agitation-im').routes = [{ route: 'IM', who: { group: 'adult' } }];
  });
  assert.deepEqual(sentences, [
    'midazolam, "Agitation, no IV" has a dose for a newborn of 3 kg, 0 months, and no route: add one.',
  ]);
});

test('two doses by age for one', () => {
  const sentences = sentencesOf(oneDoseForOne, (contents) => {
    actIn(contents, 'midazolam/seizure-iv').byAge = [
      { who: { range: { toMonths: 72 } }, dose: { amount: 1, unit: 'mg' }, say: 'to 6 years', source: ['spec'] },
      { who: { range: { fromMonths: 72 } }, dose: { amount: 2, unit: 'mg' }, say: 'from 6 years', source: ['spec'] },
    ];
  });
  assert.deepEqual(sentences, [
    'midazolam, "Seizure, IV" has two doses by age for a child of 12 kg, 6 years: let its ages not overlap.',
  ]);
});

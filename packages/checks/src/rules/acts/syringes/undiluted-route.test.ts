import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drugIn, preparationIn, sentencesOf } from '../act-rule-fixture.ts';
import { undilutedRoute } from './undiluted-route.ts';

test('the syringes of the clean drugs may go in by every route of their acts', () => {
  assert.deepEqual(sentencesOf(undilutedRoute), []);
});

test('a route that is taken out of the ampoule', () => {
  const sentences = sentencesOf(undilutedRoute, (contents) => {
    drugIn(contents, 'midazolam').products[0].undiluted = ['IM'];
  });
  assert.deepEqual(sentences, [
    'midazolam, "Seizure, no IV" gives a newborn of 3 kg 5 mg/mL into the nose, undiluted from the ampoule, which it does not allow: add a preparation that must be used, or name the route under "undiluted".',
    'midazolam, "Agitation, no IV" gives an adult of 30 kg 5 mg/mL into the nose, undiluted from the ampoule, which it does not allow: add a preparation that must be used, or name the route under "undiluted".',
  ]);
});

test('a syringe that no longer has to be made, and stock that is too strong for a vein', () => {
  const sentences = sentencesOf(undilutedRoute, (contents) => {
    drugIn(contents, 'midazolam').preparations = [];
    drugIn(contents, 'midazolam').products[0].undiluted.push('IV', 'IO');
  });
  assert.deepEqual(sentences, [
    'midazolam, "Seizure, IV" gives a newborn of 3 kg 5 mg/mL by vein or bone, and the most that may go in this way is 1 mg/mL: add a preparation that must be used, or make this one weaker.',
    'midazolam, "Light sedation before a shock" gives a newborn of 3 kg 5 mg/mL by vein or bone, and the most that may go in this way is 1 mg/mL: add a preparation that must be used, or make this one weaker.',
  ]);
});

test('a syringe of another strength', () => {
  const sentences = sentencesOf(undilutedRoute, (contents) => {
    drugIn(contents, 'magnesium-sulfate').preparations[2] = {
      ...preparationIn(contents, 'magnesium-sulfate/20-percent'),
      mix: { kind: 'syringe', volume: { amount: 5, unit: 'mL' }, strength: { amount: 250, unit: 'mg' } },
    };
  });
  assert.deepEqual(sentences, [
    'magnesium-sulfate, "Cardiac arrest, torsades" gives a newborn of 3 kg 250 mg/mL by vein or bone, and the most that may go in this way is 200 mg/mL: add a preparation that must be used, or make this one weaker.',
    'magnesium-sulfate, "Torsades with a pulse" gives a newborn of 3 kg 250 mg/mL by vein or bone, and the most that may go in this way is 200 mg/mL: add a preparation that must be used, or make this one weaker.',
  ]);
});

test('a whole dose in too little fluid', () => {
  const sentences = sentencesOf(undilutedRoute, (contents) => {
    preparationIn(contents, 'magnesium-sulfate/to-20').mix = { kind: 'up-to', volume: { amount: 5, unit: 'mL' } };
  });
  assert.deepEqual(sentences, [
    'magnesium-sulfate, "Cardiac arrest, torsades" gives an adult of 30 kg 400 mg/mL by vein or bone, and the most that may go in this way is 200 mg/mL: add a preparation that must be used, or make this one weaker.',
  ]);
});

test('a mandatory syringe for adults alone', () => {
  const sentences = sentencesOf(undilutedRoute, (contents) => {
    preparationIn(contents, 'midazolam/one-in-five').must = [{ who: { group: 'adult' }, routes: ['IV', 'IO'] }];
  });
  assert.deepEqual(sentences, [
    'midazolam, "Seizure, IV" gives a newborn of 3 kg 5 mg/mL by vein or bone, undiluted from the ampoule, which it does not allow: add a preparation that must be used, or name the route under "undiluted".',
    'midazolam, "Light sedation before a shock" gives a newborn of 3 kg 5 mg/mL by vein or bone, undiluted from the ampoule, which it does not allow: add a preparation that must be used, or name the route under "undiluted".',
  ]);
});

test('a stock that is no stronger than its syringe goes in as it is, by a route that it does not name', () => {
  const sentences = sentencesOf(undilutedRoute, (contents) => {
    drugIn(contents, 'midazolam').products[0].holds = {
      drug: { amount: 5, unit: 'mg' },
      volume: { amount: 5, unit: 'mL' },
    };
  });
  assert.deepEqual(
    sentences.map((sentence) => sentence.slice(0, sentence.indexOf(':'))),
    [
      'midazolam, "Seizure, IV" gives a newborn of 3 kg 1 mg/mL by vein or bone, undiluted from the ampoule, which it does not allow',
      'midazolam, "Light sedation before a shock" gives a newborn of 3 kg 1 mg/mL by vein or bone, undiluted from the ampoule, which it does not allow',
    ],
  );
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { actIn, drugIn, giveIn, type Planted, sentencesOf } from '../act-rule-fixture.ts';
import { childNotAboveAdult } from './child-not-above-adult.ts';

test('no child of the clean drugs gets more than an adult', () => {
  assert.deepEqual(sentencesOf(childNotAboveAdult), []);
});

test('a child that gets more in one dose', () => {
  const sentences = sentencesOf(childNotAboveAdult, (contents) => {
    giveIn(contents, 'midazolam/light-sedation', 'child', {
      low: { amount: 0.1, unit: 'mg' },
      perKg: true,
      max: { amount: 5, unit: 'mg' },
    });
  });
  assert.deepEqual(sentences, [
    "midazolam, \"Light sedation before a shock\" gives a child of 30 kg 3 mg, and an adult 2.5 mg: let the adult's dose be the child's most, or name a source at the child's dose.",
  ]);
});

test('the same with a source at the dose', () => {
  const sentences = sentencesOf(childNotAboveAdult, (contents) => {
    const child = giveIn(contents, 'midazolam/light-sedation', 'child', {
      low: { amount: 0.1, unit: 'mg' },
      perKg: true,
      max: { amount: 5, unit: 'mg' },
    });
    child.source = ['spec'];
  });
  assert.deepEqual(sentences, []);
});

test('a child that gets more in all', () => {
  const sentences = sentencesOf(childNotAboveAdult, (contents) => {
    drugIn(contents, 'midazolam').limits = [
      { who: { group: 'adult' }, total: { low: { amount: 10, unit: 'mg' } }, then: 'order' },
      {
        who: { group: 'child' },
        total: { low: { amount: 0.4, unit: 'mg' }, perKg: true, max: { amount: 20, unit: 'mg' } },
        then: 'stop',
      },
    ];
  });
  assert.deepEqual(sentences, [
    'midazolam, "Seizure, no IV" allows a child of 30 kg 12 mg in all, and an adult 10 mg: let the adult\'s total be the child\'s most.',
    'midazolam, "Seizure, IV" allows a child of 30 kg 12 mg in all, and an adult 10 mg: let the adult\'s total be the child\'s most.',
    'midazolam, "Agitation, no IV" allows a child of 30 kg 12 mg in all, and an adult 10 mg: let the adult\'s total be the child\'s most.',
    'midazolam, "Light sedation before a shock" allows a child of 30 kg 12 mg in all, and an adult 10 mg: let the adult\'s total be the child\'s most.',
  ]);
});

test('a total of children in an act that is for adults alone', () => {
  const sentences = sentencesOf(childNotAboveAdult, (contents) => {
    actIn(contents, 'magnesium-sulfate/eclampsia').limits = [
      { who: { group: 'child' }, total: { low: { amount: 5000, unit: 'mg' } }, then: 'stop' },
    ];
  });
  assert.deepEqual(sentences, []);
});

test('a child that gets each dose on order, up to what an adult gets on order', () => {
  const sentences = sentencesOf(childNotAboveAdult, (contents) => {
    actIn(contents, 'midazolam/agitation-im').limits = [
      { who: { group: 'adult' }, total: { low: { amount: 5, unit: 'mg' } }, then: 'order' },
    ];
  });
  assert.deepEqual(sentences, []);
});

test('the same for a child that gets the first dose without an order', () => {
  const sentences = sentencesOf(childNotAboveAdult, (contents) => {
    actIn(contents, 'midazolam/agitation-im').limits = [
      { who: { group: 'adult' }, total: { low: { amount: 5, unit: 'mg' } }, then: 'order' },
    ];
    actIn(contents, 'midazolam/agitation-im').order = [{ kind: 'order', who: { group: 'child' }, fromDose: 2 }];
  });
  assert.deepEqual(sentences, [
    'midazolam, "Agitation, no IV" allows a child of 15 kg 6 mg in all, and an adult 5 mg: let the adult\'s total be the child\'s most.',
  ]);
});

test('an infusion above the rate of an adult', () => {
  const sentences = sentencesOf(childNotAboveAdult, (contents) => {
    infusion(contents);
  });
  assert.deepEqual(sentences, [
    "midazolam, \"Light sedation before a shock\" gives a child of 30 kg 12 mg/h, and an adult 10 mg/h: let the adult's dose be the child's most, or name a source at the child's dose.",
  ]);
});

test('the same where an order is needed above that rate', () => {
  const sentences = sentencesOf(childNotAboveAdult, (contents) => {
    infusion(contents);
    actIn(contents, 'midazolam/light-sedation').order = [
      { kind: 'order', above: { low: { amount: 10, unit: 'mg' }, per: 'h' } },
    ];
  });
  assert.deepEqual(sentences, []);
});

/** Light sedation as an infusion, of which a child of 50 kg gets twice the adult's. */
function infusion(contents: Planted): void {
  actIn(contents, 'midazolam/light-sedation').dose = [
    { who: { group: 'adult' }, give: { low: { amount: 2, unit: 'mg' }, high: { amount: 10, unit: 'mg' }, per: 'h' } },
    { who: { group: 'child' }, give: { low: { amount: 0.4, unit: 'mg' }, perKg: true, per: 'h' } },
  ];
}

import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ActPlan } from '../act-rule.ts';
import { actIn, type Planted, sentencesOf } from '../act-rule-fixture.ts';
import { clockEqual } from './clock-equal.ts';

const minutes = (low: number, high = low) => ({ low, high, unit: 'min' as const });

/** The arrest of an adult. The fixtures have no epinephrine or amiodarone, so midazolam and magnesium take their places. */
const arrest = (): ActPlan => ({
  plan: {
    id: 'adult',
    epinephrine: { drug: 'every', afterShock: 2, may: 180, due: 240, late: 300, sources: ['spec'] },
    cool: { below: 35, may: 360, late: 600, text: 'Cool.', sources: ['spec'] },
    antiarrhythmic: {
      afterShock: 3,
      choices: [
        {
          name: 'Magnesium',
          doses: [
            { drug: 'shocked', fromShock: 3 },
            { drug: 'shocked', fromShock: 5, gap: 300 },
          ],
        },
      ],
      sources: ['spec'],
    },
    drugs: [
      { id: 'every', name: 'Every' },
      { id: 'shocked', name: 'Shocked', doses: 2 },
    ],
  },
  gives: { every: 'midazolam/seizure-iv', shocked: 'magnesium-sulfate/arrest-torsades' },
});

/** Acts that agree with the plan. */
function agreeing(contents: Planted): void {
  contents.plans = JSON.parse(JSON.stringify([arrest()]));
  const every = actIn(contents, 'midazolam/seizure-iv');
  every.repeat = [{ who: { if: 'cool' }, is: { every: minutes(6, 10) } }, { is: { every: minutes(3, 5) } }];
  every.start = { afterShock: 2 };
  const shocked = actIn(contents, 'magnesium-sulfate/arrest-torsades');
  shocked.repeat = [
    { who: { group: 'child' }, is: 'none' },
    { who: { group: 'adult' }, is: { after: minutes(5), count: 2 } },
  ];
  shocked.start = { afterShock: 3 };
}

const clock = (repeat: { every: number; times?: number }): Planted['clocks'][number] => ({
  id: 'midazolam',
  title: 'Midazolam',
  protocol: 'seizures',
  anchor: 'press',
  again: true,
  marks: [],
  repeat: { ...repeat, text: 'Again.', sources: ['spec'] },
});

test('without plans and clocks there is nothing to compare', () => {
  assert.deepEqual(sentencesOf(clockEqual), []);
});

test('a plan that agrees with its acts', () => {
  assert.deepEqual(sentencesOf(clockEqual, agreeing), []);
});

test('a repeat that the plan calls late', () => {
  const sentences = sentencesOf(clockEqual, (contents) => {
    agreeing(contents);
    actIn(contents, 'midazolam/seizure-iv').repeat = [{ is: { every: minutes(3, 10) } }];
  });
  assert.deepEqual(sentences, [
    'midazolam, "Seizure, IV" is repeated every 3-10 min, and the plan of an adult\'s arrest allows it after 3 min and calls it late after 5 min: make the two agree.',
  ]);
});

test('a repeat in the cold that the plan calls late', () => {
  const sentences = sentencesOf(clockEqual, (contents) => {
    agreeing(contents);
    actIn(contents, 'midazolam/seizure-iv').repeat = [
      { who: { if: 'cool' }, is: { every: minutes(6, 12) } },
      { is: { every: minutes(3, 5) } },
    ];
  });
  assert.deepEqual(sentences, [
    'midazolam, "Seizure, IV" is repeated every 6-12 min under a condition, and the plan of an adult\'s arrest allows it after 6 min and calls it late after 10 min while the patient is cool: make the two agree.',
  ]);
});

test('another shock for the first dose', () => {
  const sentences = sentencesOf(clockEqual, (contents) => {
    agreeing(contents);
    actIn(contents, 'midazolam/seizure-iv').start = { afterShock: 1 };
    actIn(contents, 'magnesium-sulfate/arrest-torsades').start = { afterShock: 4 };
  });
  assert.deepEqual(sentences, [
    'midazolam, "Seizure, IV" starts after shock 1, and the plan of an adult\'s arrest says shock 2: make the two agree.',
    'magnesium-sulfate, "Cardiac arrest, torsades" starts after shock 4, and the plan of an adult\'s arrest says shock 3: make the two agree.',
  ]);
});

test('another time until the next dose, and another number of doses', () => {
  const sentences = sentencesOf(clockEqual, (contents) => {
    agreeing(contents);
    actIn(contents, 'magnesium-sulfate/arrest-torsades').repeat = [{ is: { after: minutes(3), count: 3 } }];
  });
  assert.deepEqual(sentences, [
    'magnesium-sulfate, "Cardiac arrest, torsades" is given again after 3 min, and the plan of an adult\'s arrest says 5 min: make the two agree.',
    'magnesium-sulfate, "Cardiac arrest, torsades" is given 3 times, and the plan of an adult\'s arrest allows 2: make the two agree.',
  ]);
});

test('an act that is given once, and a plan that allows two', () => {
  const sentences = sentencesOf(clockEqual, (contents) => {
    agreeing(contents);
    actIn(contents, 'magnesium-sulfate/arrest-torsades').repeat = [{ is: 'none' }];
  });
  assert.deepEqual(sentences, [
    'magnesium-sulfate, "Cardiac arrest, torsades" is given once, and the plan of an adult\'s arrest allows 2: make the two agree.',
  ]);
});

test('a clock that counts as an act of its drug does', () => {
  const sentences = sentencesOf(clockEqual, (contents) => {
    contents.clocks = [clock({ every: 900, times: 1 })];
  });
  assert.deepEqual(sentences, []);
});

test('a clock with another time, and one with another number', () => {
  const sentences = sentencesOf(clockEqual, (contents) => {
    contents.clocks = [clock({ every: 600 }), clock({ every: 900, times: 2 })];
  });
  assert.deepEqual(sentences, [
    'The running clock "Midazolam" calls every 10 min, which no act of midazolam says: make the two agree.',
    'The running clock "Midazolam" calls every 15 min, 2 times, which no act of midazolam says: make the two agree.',
  ]);
});

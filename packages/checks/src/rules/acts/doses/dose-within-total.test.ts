import assert from 'node:assert/strict';
import { test } from 'node:test';
import { actIn, drugIn, giveIn, sentencesOf } from '../act-rule-fixture.ts';
import { doseWithinTotal } from './dose-within-total.ts';

test('every dose of the clean drugs is within its totals', () => {
  assert.deepEqual(sentencesOf(doseWithinTotal), []);
});

test('a dose above the total of the drug', () => {
  const sentences = sentencesOf(doseWithinTotal, (contents) => {
    giveIn(contents, 'midazolam/seizure-im', 'adult', { low: { amount: 12, unit: 'mg' } });
  });
  assert.deepEqual(sentences, [
    'midazolam, "Seizure, no IV" gives an adult of 30 kg 12 mg at once, and at most 10 mg may be given in all: correct one of the two.',
  ]);
});

test('a dose per kg above the total per kg', () => {
  const sentences = sentencesOf(doseWithinTotal, (contents) => {
    giveIn(contents, 'midazolam/seizure-im', 'child', {
      low: { amount: 0.5, unit: 'mg' },
      perKg: true,
      max: { amount: 10, unit: 'mg' },
    });
  });
  assert.deepEqual(sentences, [
    'midazolam, "Seizure, no IV" gives a newborn of 3 kg 1.5 mg at once, and at most 1.2 mg may be given in all: correct one of the two.',
  ]);
});

test('a dose above the total of a condition, unless the dose of that condition is as small', () => {
  const sentences = (give: number) =>
    sentencesOf(doseWithinTotal, (contents) => {
      const act = actIn(contents, 'midazolam/seizure-im');
      act.limits = [{ who: { if: 'frail' }, total: { low: { amount: 3, unit: 'mg' } }, then: 'stop' }];
      act.modify = [{ who: { if: 'frail' }, give: { low: { amount: give, unit: 'mg' } } }];
    });
  assert.deepEqual(sentences(3), []);
  assert.deepEqual(sentences(4), [
    'midazolam, "Seizure, no IV" gives a child of 20 kg 4 mg at once, and at most 3 mg may be given in all: correct one of the two.',
  ]);
});

test('a maximum above the total at any weight', () => {
  const sentences = sentencesOf(doseWithinTotal, (contents) => {
    giveIn(contents, 'midazolam/seizure-im', 'child', {
      low: { amount: 0.4, unit: 'mg' },
      perKg: true,
      max: { amount: 15, unit: 'mg' },
    });
  });
  assert.deepEqual(sentences, [
    'midazolam, "Seizure, no IV" gives a child of 30 kg 12 mg at once, and at most 10 mg may be given in all: correct one of the two.',
  ]);
});

test('a later dose above the total', () => {
  const sentences = sentencesOf(doseWithinTotal, (contents) => {
    giveIn(contents, 'midazolam/seizure-iv', 'adult', {
      low: { amount: 5, unit: 'mg' },
      fromDose: { dose: 2, give: { amount: 11, unit: 'mg' } },
    });
  });
  assert.deepEqual(sentences, [
    'midazolam, "Seizure, IV" gives an adult of 30 kg 11 mg at once, and at most 10 mg may be given in all: correct one of the two.',
  ]);
});

test('a total in another unit', () => {
  const sentences = sentencesOf(doseWithinTotal, (contents) => {
    actIn(contents, 'midazolam/seizure-im').limits = [{ total: { low: { amount: 10, unit: 'mEq' } }, then: 'order' }];
  });
  assert.deepEqual(sentences, [
    'midazolam, "Seizure, no IV" is given in mg and limited to 10 mEq, which cannot be compared: write both in one unit.',
  ]);
});

test('a total in mL of the stock, which is compared', () => {
  const sentences = sentencesOf(doseWithinTotal, (contents) => {
    actIn(contents, 'midazolam/seizure-im').limits = [{ total: { low: { amount: 1, unit: 'mL' } }, then: 'order' }];
  });
  assert.deepEqual(sentences, [
    'midazolam, "Seizure, no IV" gives a child of 30 kg 6 mg at once, and at most 1 mL may be given in all: correct one of the two.',
  ]);
});

test('a total of a class', () => {
  const sentences = sentencesOf(doseWithinTotal, (contents) => {
    contents.tables.classes.benzodiazepine = {
      ...contents.tables.classes.benzodiazepine,
      source: [],
      limits: [{ counts: 'class', total: { low: { amount: 5, unit: 'mg' } }, then: 'stop' }],
    };
  });
  assert.deepEqual(sentences, [
    'midazolam, "Seizure, no IV" gives a child of 30 kg 6 mg at once, and at most 5 mg may be given in all: correct one of the two.',
  ]);
});

test('a repeat without an end', () => {
  const sentences = sentencesOf(doseWithinTotal, (contents) => {
    const magnesium = actIn(contents, 'magnesium-sulfate/torsades-with-pulse');
    magnesium.repeat = [{ is: { after: { low: 5, high: 5, unit: 'min' } } }];
    magnesium.limits = [];
  });
  assert.deepEqual(sentences, [
    'magnesium-sulfate, "Torsades with a pulse" is repeated without an end: give it a count, a limit, a target, or a dose from which it needs an order.',
  ]);
});

const TOTAL_OF_ADULTS = {
  who: { group: 'adult' },
  total: { low: { amount: 8000, unit: 'mg' } },
  then: 'stop',
} as const;

test('a repeat that ends for adults alone', () => {
  const said = (more: object = {}) =>
    sentencesOf(doseWithinTotal, (contents) => {
      const magnesium = actIn(contents, 'magnesium-sulfate/torsades-with-pulse');
      magnesium.repeat = [{ is: { after: { low: 5, high: 5, unit: 'min' } } }];
      magnesium.limits = [TOTAL_OF_ADULTS];
      Object.assign(magnesium, more);
    });
  const endless =
    'magnesium-sulfate, "Torsades with a pulse" is repeated without an end for a newborn of 3 kg: give it a count, a limit, a target, or a dose from which it needs an order.';
  assert.deepEqual(said(), [endless]);
  // An order, a limit and a repeat that are not for a child do not end it either.
  assert.deepEqual(said({ order: [{ kind: 'order', who: { group: 'adult' }, fromDose: 2 }] }), [endless]);
  assert.deepEqual(said({ order: [{ kind: 'order', who: { group: 'child' }, fromDose: 2 }] }), []);
  assert.deepEqual(said({ limits: [TOTAL_OF_ADULTS, { who: { group: 'child' }, doses: 3, then: 'order' }] }), []);
  assert.deepEqual(
    said({
      limits: [],
      repeat: [
        { who: { group: 'adult' }, is: { count: 3 } },
        { who: { group: 'child' }, is: {} },
      ],
    }),
    [endless],
  );
});

test('a limit within a condition alone ends nothing for the others', () => {
  const sentences = sentencesOf(doseWithinTotal, (contents) => {
    const magnesium = actIn(contents, 'magnesium-sulfate/torsades-with-pulse');
    magnesium.repeat = [{ is: { after: { low: 5, high: 5, unit: 'min' } } }];
    magnesium.limits = [{ who: { if: 'heart-block' }, doses: 1, then: 'stop' }];
  });
  assert.equal(sentences.length, 1);
  assert.match(sentences[0] ?? '', /is repeated without an end: /);
});

test('a limit without a figure', () => {
  const sentences = sentencesOf(doseWithinTotal, (contents) => {
    actIn(contents, 'magnesium-sulfate/torsades-with-pulse').limits = [{ then: 'order' }];
  });
  assert.deepEqual(sentences, [
    'magnesium-sulfate, "Torsades with a pulse" has a limit without a figure: write a total or a number of doses, or take it out.',
  ]);
});

test('a limit of a drug and one of a class without a figure', () => {
  const sentences = sentencesOf(doseWithinTotal, (contents) => {
    drugIn(contents, 'midazolam').limits?.push({ then: 'stop' });
    contents.tables.classes.crystalloid = { source: [], limits: [{ counts: 'class', then: 'stop' }] };
  });
  assert.deepEqual(sentences, [
    'midazolam has a limit without a figure: write a total or a number of doses, or take it out.',
    'The class "crystalloid" has a limit without a figure: write a total or a number of doses, or take it out.',
  ]);
});

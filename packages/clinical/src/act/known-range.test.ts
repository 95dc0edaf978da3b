import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { PatientRange } from '../dose-row.ts';
import { kg, years } from '../units.ts';
import { allFit, anyFits, bothRanges, type Fit, type KnownRange, rangeFit, rangeSides } from './known-range.ts';

interface Said {
  readonly kg?: number | string;
  readonly years?: number | string;
  readonly limits?: PatientRange;
}
const known = (said: Said): KnownRange => ({
  weight: said.kg === undefined ? null : kg(said.kg),
  age: said.years === undefined ? null : years(said.years),
  limits: said.limits ?? {},
});

const CASES: ReadonlyArray<readonly [range: PatientRange, said: Said, expected: Fit]> = [
  [{}, {}, 'yes'],
  [{ fromMonths: 12 }, { years: 1 }, 'yes'],
  [{ aboveMonths: 12 }, { years: 1 }, 'no'],
  [{ toMonths: 12 }, { years: 1 }, 'yes'],
  [{ belowMonths: 12 }, { years: 1 }, 'no'],
  [{ fromKg: 20 }, { kg: 20 }, 'yes'],
  [{ aboveKg: 20 }, { kg: 20 }, 'no'],
  [{ toKg: 20 }, { kg: 20 }, 'yes'],
  [{ belowKg: 20 }, { kg: 20 }, 'no'],
  [{ belowKg: 20 }, { kg: '19.9' }, 'yes'],
  [{ fromMonths: 12, belowKg: 20 }, { years: 2, kg: 30 }, 'no'],
  [{ fromMonths: 12 }, {}, 'unsure'],
  [{ belowKg: 20 }, {}, 'unsure'],
  // The weight bounds an age that is not known: nobody under 2 months weighs 9 kg, nobody of 14 years weighs 16.
  [{ fromMonths: 2 }, { kg: 9 }, 'yes'],
  [{ fromMonths: 2 }, { kg: '8.9' }, 'unsure'],
  [{ aboveMonths: 2 }, { kg: 9 }, 'yes'],
  [{ belowMonths: 2 }, { kg: 9 }, 'no'],
  [{ toMonths: 2 }, { kg: 9 }, 'no'],
  [{ fromMonths: 168 }, { kg: 16 }, 'no'],
  [{ aboveMonths: 168 }, { kg: 16 }, 'no'],
  [{ belowMonths: 168 }, { kg: 16 }, 'yes'],
  [{ toMonths: 168 }, { kg: 16 }, 'yes'],
  [{ fromMonths: 168 }, { kg: 24 }, 'unsure'],
  // The age bounds a weight that is not known: under 5 years at most 35 kg, from 5 years at least 9.075.
  [{ belowKg: 36 }, { years: '4.9' }, 'yes'],
  [{ belowKg: 35 }, { years: '4.9' }, 'unsure'],
  [{ fromKg: 36 }, { years: '4.9' }, 'no'],
  [{ fromKg: 9 }, { years: 5 }, 'yes'],
  [{ aboveKg: 9 }, { years: 5 }, 'yes'],
  [{ fromKg: 9.07 }, { limits: { fromMonths: 60 } }, 'yes'],
  [{ fromKg: 9.08 }, { limits: { fromMonths: 60 } }, 'unsure'],
  [{ toKg: 9 }, { years: 5 }, 'no'],
  [{ belowKg: 9 }, { years: 5 }, 'no'],
  [{ fromKg: 10 }, { years: 5 }, 'unsure'],
  [{ belowKg: 20 }, { years: 40 }, 'no'],
  [{ belowKg: 200 }, { years: 40 }, 'unsure'],
  // What is taken as given.
  [{ fromMonths: 12 }, { limits: { fromMonths: 12 } }, 'yes'],
  [{ fromMonths: 12 }, { limits: { fromMonths: 11 } }, 'unsure'],
  [{ fromMonths: 12 }, { limits: { aboveMonths: 12 } }, 'yes'],
  [{ aboveMonths: 12 }, { limits: { fromMonths: 12 } }, 'unsure'],
  [{ aboveMonths: 12 }, { limits: { fromMonths: 13 } }, 'yes'],
  [{ aboveMonths: 12 }, { limits: { aboveMonths: 12 } }, 'yes'],
  [{ aboveMonths: 12 }, { limits: { aboveMonths: 11 } }, 'unsure'],
  [{ aboveMonths: 12 }, { limits: { toMonths: 12 } }, 'no'],
  [{ aboveMonths: 12 }, { limits: { belowMonths: 12 } }, 'no'],
  [{ fromMonths: 12 }, { limits: { toMonths: 12 } }, 'unsure'],
  [{ fromMonths: 12 }, { limits: { toMonths: 11 } }, 'no'],
  [{ fromMonths: 12 }, { limits: { belowMonths: 12 } }, 'no'],
  [{ toMonths: 12 }, { limits: { toMonths: 12 } }, 'yes'],
  [{ toMonths: 12 }, { limits: { belowMonths: 12 } }, 'yes'],
  [{ toMonths: 12 }, { limits: { fromMonths: 12 } }, 'unsure'],
  [{ toMonths: 12 }, { limits: { aboveMonths: 12 } }, 'no'],
  [{ belowMonths: 12 }, { limits: { toMonths: 12 } }, 'unsure'],
  [{ belowMonths: 12 }, { limits: { toMonths: 11 } }, 'yes'],
  [{ belowMonths: 12 }, { limits: { belowMonths: 12 } }, 'yes'],
  [{ belowMonths: 12 }, { limits: { fromMonths: 12 } }, 'no'],
  [{ belowMonths: 12 }, { limits: { fromMonths: 11 } }, 'unsure'],
  [{ fromKg: 20 }, { limits: { fromKg: 20 } }, 'yes'],
  [{ aboveKg: 20 }, { limits: { aboveKg: 20 } }, 'yes'],
  [{ toKg: 20 }, { limits: { toKg: 20 } }, 'yes'],
  [{ belowKg: 20 }, { limits: { belowKg: 20 } }, 'yes'],
  [{ fromKg: 20 }, { limits: { belowKg: 20 } }, 'no'],
  // An adult without a weight weighs more than a child of 15 may.
  [{ fromKg: 20 }, { limits: { fromMonths: 180 } }, 'yes'],
  [{ fromKg: 20 }, { limits: { aboveMonths: 180 } }, 'yes'],
  [{ fromKg: 27 }, { limits: { fromMonths: 180 } }, 'unsure'],
  [{ belowKg: 200 }, { limits: { fromMonths: 180 } }, 'unsure'],
];

test('a range is for a patient, or not, or it is not known, at each end', () => {
  for (const [range, said, expected] of CASES) {
    assert.equal(rangeFit(range, known(said)), expected, JSON.stringify([range, said]));
  }
});

test('all have to fit, or one of them', () => {
  for (const [fits, all, any] of [
    [[], 'yes', 'no'],
    [['yes', 'yes'], 'yes', 'yes'],
    [['yes', 'unsure'], 'unsure', 'yes'],
    [['unsure', 'no'], 'no', 'unsure'],
    [['no', 'yes'], 'no', 'yes'],
    [['no', 'no'], 'no', 'no'],
  ] as const) {
    assert.deepEqual([allFit(fits), anyFits(fits)], [all, any]);
  }
});

test('the patients of two ranges: the higher of lower ends, the lower of upper ends', () => {
  assert.deepEqual(bothRanges({}, {}), {});
  assert.deepEqual(bothRanges({ fromKg: 10, belowKg: 30 }, { fromKg: 20, belowKg: 25 }), { fromKg: 20, belowKg: 25 });
  assert.deepEqual(bothRanges({ fromMonths: 12, toMonths: 24 }, { aboveMonths: 6, belowMonths: 18 }), {
    fromMonths: 12,
    aboveMonths: 6,
    toMonths: 24,
    belowMonths: 18,
  });
  assert.deepEqual(bothRanges({ aboveKg: 3, toKg: 9 }, { aboveKg: 2, toKg: 8 }), { aboveKg: 3, toKg: 8 });
});

test('a range is cut at the end that is not known, on both sides of it, and at none that is', () => {
  for (const [range, said, expected] of [
    [{ belowKg: 20 }, {}, [{ belowKg: 20 }, { fromKg: 20 }]],
    [{ fromKg: 20 }, {}, [{ fromKg: 20 }, { belowKg: 20 }]],
    [{ aboveKg: 20 }, {}, [{ aboveKg: 20 }, { toKg: 20 }]],
    [{ toKg: 20 }, {}, [{ toKg: 20 }, { aboveKg: 20 }]],
    [{ belowMonths: 20 }, {}, [{ belowMonths: 20 }, { fromMonths: 20 }]],
    [{ fromMonths: 20 }, {}, [{ fromMonths: 20 }, { belowMonths: 20 }]],
    [{ aboveMonths: 20 }, {}, [{ aboveMonths: 20 }, { toMonths: 20 }]],
    [{ toMonths: 20 }, {}, [{ toMonths: 20 }, { aboveMonths: 20 }]],
    [{ fromMonths: 12, belowKg: 20 }, { years: 2 }, [{ belowKg: 20 }, { fromKg: 20 }]],
    [{ belowKg: 20 }, { kg: 3 }, undefined],
    [{ belowKg: 20 }, { kg: 30 }, undefined],
    [{}, {}, undefined],
  ] as const) {
    assert.deepEqual(rangeSides(range, known(said)), expected, JSON.stringify(range));
  }
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Who } from './act.ts';
import { adult, child, newborn, patient, under20 } from './act-fixture.ts';
import type { Fit } from './known-range.ts';
import { assuming, bothWho, conditionFit, fitOf, sidesOf, valuesFor } from './who.ts';

type Said = Parameters<typeof patient>[0];

/** Whether an adult's, a child's and a newborn's entry is for each of these. */
const GROUPS: ReadonlyArray<readonly [said: Said, adult: Fit, child: Fit, newborn: Fit]> = [
  [{}, 'unsure', 'unsure', 'unsure'],
  [{ years: 15 }, 'yes', 'no', 'no'],
  [{ years: '14.9' }, 'no', 'yes', 'no'],
  [{ years: 0 }, 'no', 'yes', 'yes'],
  [{ years: '0.08' }, 'no', 'yes', 'yes'],
  [{ years: '0.09' }, 'no', 'yes', 'no'],
  [{ years: 70, kg: 30 }, 'yes', 'no', 'no'],
  [{ years: 10, kg: 90 }, 'no', 'yes', 'no'],
  [{ kg: 4 }, 'no', 'yes', 'unsure'],
  [{ kg: 8 }, 'no', 'yes', 'no'],
  [{ kg: '35.9' }, 'no', 'yes', 'no'],
  [{ kg: 36 }, 'unsure', 'unsure', 'no'],
  [{ kg: 50 }, 'unsure', 'unsure', 'no'],
  [{ kg: '50.1' }, 'yes', 'no', 'no'],
  // A view's own rule goes before the age and the weight.
  [{ kg: 42, group: 'adult' }, 'yes', 'no', 'no'],
  [{ years: 10, kg: 42, group: 'adult' }, 'yes', 'no', 'no'],
  [{ years: 16, group: 'child' }, 'no', 'yes', 'no'],
  [{ group: 'adult' }, 'yes', 'no', 'no'],
  [{ group: 'child' }, 'no', 'yes', 'unsure'],
];

test('who is an adult, a child, a newborn, and of whom it is not known', () => {
  for (const [said, ...expected] of GROUPS) {
    const fits = [adult, child, newborn].map((who) => fitOf(who, patient(said)));
    assert.deepEqual(fits, expected, JSON.stringify(said));
  }
});

const under = (months: number): Who => ({ range: { belowMonths: months } });
const from = (months: number): Who => ({ range: { fromMonths: months } });

test('the group bounds an age that is not known, as far as it was made from the age', () => {
  for (const [who, said, expected] of [
    [from(180), { kg: 60 }, 'yes'],
    [from(181), { kg: 60 }, 'unsure'],
    [from(180), { kg: 30 }, 'no'],
    [under(180), { kg: 30 }, 'yes'],
    [from(180), { kg: 30, group: 'child' }, 'unsure'],
    [from(216), { kg: 30, group: 'child' }, 'no'],
    [under(144), { kg: 42, group: 'adult' }, 'unsure'],
    [under(144), { group: 'adult' }, 'no'],
    [under(144), { kg: 60, group: 'adult' }, 'no'],
    [from(828), { group: 'adult' }, 'unsure'],
    [from(828), { kg: 42, group: 'adult' }, 'unsure'],
    [{ range: { belowKg: 20 } }, { group: 'adult' }, 'no'],
  ] as const) {
    assert.equal(fitOf(who, patient(said)), expected, JSON.stringify([who, said]));
  }
});

test('a condition holds, does not, or is not known; all parts have to fit', () => {
  const shocked: Who = { group: 'adult', if: 'shock' };
  assert.equal(fitOf(shocked, patient({ years: 40, yes: ['shock'] })), 'yes');
  assert.equal(fitOf(shocked, patient({ years: 40, no: ['shock'] })), 'no');
  assert.equal(fitOf(shocked, patient({ years: 40 })), 'unsure');
  assert.equal(fitOf(shocked, patient({ years: 4 })), 'no');
  assert.equal(fitOf({}, patient()), 'yes');
  assert.equal(conditionFit(undefined, patient()), 'yes');
  assert.equal(fitOf(under20, patient({ years: 4, kg: 25 })), 'no');
  assert.equal(fitOf(under20, patient({ years: 4 })), 'unsure');
  assert.equal(fitOf(under20, patient({ years: 40 })), 'no');
});

test('a branch takes its patients as given', () => {
  const grown = assuming(patient(), adult);
  assert.deepEqual([fitOf(adult, grown), fitOf(child, grown), fitOf(newborn, grown)], ['yes', 'no', 'no']);
  assert.equal(fitOf(under(12), grown), 'no');
  const born = assuming(patient({ kg: 4 }), newborn);
  assert.deepEqual([fitOf(adult, born), fitOf(child, born), fitOf(newborn, born)], ['no', 'yes', 'yes']);
  assert.equal(fitOf(under(1), born), 'yes');
  const small = assuming(assuming(patient(), child), { range: { belowKg: 20 } });
  assert.deepEqual(small.assumed, { group: 'child', range: { belowKg: 20 } });
  assert.equal(fitOf(under20, small), 'yes');
  assert.equal(fitOf({ range: { fromKg: 20 } }, small), 'no');
  assert.equal(fitOf(from(180), small), 'no');
  const undecided = assuming(patient({ kg: 42 }), adult);
  assert.equal(fitOf(under(144), undecided), 'no');
  const old = assuming(patient(), from(828));
  assert.deepEqual([fitOf(adult, old), fitOf(child, old)], ['yes', 'no']);
  const bleeds = assuming(patient({ no: ['asthma'] }), { if: 'bleeding' });
  assert.deepEqual(
    [...bleeds.conditions],
    [
      ['asthma', false],
      ['bleeding', true],
    ],
  );
});

test('the patients who are both of two', () => {
  assert.deepEqual(bothWho({}, {}), {});
  assert.deepEqual(bothWho({ group: 'child', if: 'a' }, { range: { belowKg: 20 } }), {
    group: 'child',
    range: { belowKg: 20 },
    if: 'a',
  });
  assert.deepEqual(bothWho({ range: { fromKg: 5 } }, { range: { belowKg: 20 }, if: 'b' }), {
    range: { fromKg: 5, belowKg: 20 },
    if: 'b',
  });
  assert.deepEqual(bothWho({ range: { fromKg: 5 } }, adult), { group: 'adult', range: { fromKg: 5 } });
});

test('two sides of what is not known: the group first, then the range, never a condition', () => {
  for (const [who, said, expected] of [
    [under20, {}, [{ group: 'child' }, { group: 'adult' }]],
    [adult, {}, [{ group: 'adult' }, { group: 'child' }]],
    [newborn, { kg: 4 }, [{ group: 'newborn' }, { range: { fromMonths: 1 } }]],
    [under20, { years: 4 }, [{ range: { belowKg: 20 } }, { range: { fromKg: 20 } }]],
    [under20, { kg: 10 }, undefined],
    [{ if: 'shock' }, {}, undefined],
    [{}, {}, undefined],
  ] as const) {
    assert.deepEqual(sidesOf(who, patient(said)), expected, JSON.stringify([who, said]));
  }
});

test('the values that may be for the patient, ending with the first that surely is', () => {
  const bleeding: Who = { group: 'adult', if: 'bleeding' };
  const steps = [
    { who: bleeding, is: 250 },
    { who: adult, is: 500 },
    { who: child, is: 10 },
  ] as const;
  const of = (said: Said) => valuesFor(steps, patient(said));
  assert.deepEqual(of({ years: 40, yes: ['bleeding'] }), [{ is: 250 }]);
  assert.deepEqual(of({ years: 40, no: ['bleeding'] }), [{ is: 500 }]);
  assert.deepEqual(of({ years: 40 }), [{ who: bleeding, is: 250 }, { is: 500 }]);
  assert.deepEqual(of({ years: 4 }), [{ is: 10 }]);
  assert.deepEqual(of({}), steps);
  assert.deepEqual(valuesFor([{ is: 'slow' }, { who: adult, is: 'push' }], patient()), [{ is: 'slow' }]);
  assert.equal(valuesFor([{ who: child, is: 'slow' }], patient({ years: 40 })), undefined);
  assert.equal(valuesFor([], patient()), undefined);
  assert.equal(valuesFor(undefined, patient()), undefined);
});

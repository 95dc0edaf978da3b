import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ActPreparation, OrderRule, Recipe, Repeat, Who } from '@first60/clinical';
import { quantity } from '@first60/clinical';
import { faceFor } from '../../testing/faces.ts';
import { overWords } from './dose-words.ts';
import { isAlways, orderWords } from './order-words.ts';
import { preparationWords, recipeWords } from './recipe-words.ts';
import { repeatWords } from './repeat-words.ts';
import { either, ordinal } from './sentence.ts';
import { whoWords } from './who-words.ts';

const min = (low: number, high = low) => ({ low, high, unit: 'min' as const });
const NO_TABLES = { conditions: {}, monitoring: {}, targets: {}, routes: {}, classes: {} };

test('whether and when again', () => {
  const rows: ReadonlyArray<readonly [repeat: Repeat | 'none', words: string]> = [
    ['none', 'no, one dose only'],
    [{ count: 2 }, 'one more'],
    [{ count: 3 }, '3 doses in all'],
    [{ after: min(5), count: 2 }, 'one more after 5 min'],
    [{ after: min(5), noLaterThan: min(20), count: 2 }, 'one more after 5 min, at the latest by 20 min'],
    [{ every: min(5, 15), count: 3 }, 'every 5-15 min, 3 doses in all'],
    [{ every: min(2, 3) }, 'every 2-3 min'],
    [{ every: min(5), factor: 2 }, 'every 5 min, each double the last'],
    [{ every: min(5), factor: 1.5 }, 'every 5 min, each 1.5 times the last'],
    [{ every: min(5), count: 2 }, 'every 5 min, 2 doses in all'],
  ];
  assert.deepEqual(
    rows.map(([repeat]) => repeatWords(repeat)),
    rows.map(([, words]) => words),
  );
});

test('how fast a dose goes in', () => {
  const rows = [
    ['push', 'push'],
    ['slow', 'slowly'],
    ['fast', 'fast'],
    [min(1, 2), 'over 1-2 min'],
    [{ low: 60, high: 60, unit: 's' as const }, 'over 60 s'],
  ] as const;
  assert.deepEqual(
    rows.map(([over]) => overWords(over)),
    rows.map(([, words]) => words),
  );
});

test('when OLMD is called', () => {
  const mcg = { amount: 10, unit: 'mcg' as const };
  const rows: ReadonlyArray<readonly [rule: OrderRule, words: string]> = [
    [{ kind: 'order' }, 'only on order'],
    [{ kind: 'order', fromDose: 2 }, 'from the 2nd dose: only on order'],
    [{ kind: 'order', who: { group: 'child' } }, 'child: only on order'],
    [{ kind: 'order', if: 'wet-lungs' }, 'wet-lungs: only on order'],
    [{ kind: 'order', unless: 'in-arrest' }, 'only on order, unless in-arrest'],
    [{ kind: 'order', fromDose: 4, unless: 'no-pump' }, 'from the 4th dose: only on order, unless no-pump'],
    [{ kind: 'order', above: { low: mcg, per: 'min' } }, 'above 10 mcg/min: ask OLMD again'],
    [{ kind: 'order', after: { given: 'x', routes: ['IM', 'IN'] } }, 'after our x by IM or IN: only on order'],
    [{ kind: 'tell', fromDose: 2 }, 'call OLMD after the 2nd dose, go on meanwhile'],
    [{ kind: 'tell', if: 'wet-lungs' }, 'wet-lungs: call OLMD, do not wait'],
    [{ kind: 'tell', above: { low: mcg } }, 'above 10 mcg in all call OLMD, and go on'],
  ];
  assert.deepEqual(
    rows.map(([rule]) => orderWords(rule, NO_TABLES, (ref) => ref)),
    rows.map(([, words]) => words),
  );
  assert.deepEqual(
    rows.map(([rule]) => isAlways(rule)),
    rows.map(([, words]) => words === 'only on order'),
  );
});

test('patients in words', () => {
  const YEAR = 12;
  const rows: ReadonlyArray<readonly [who: Who, words: string]> = [
    [{}, ''],
    [{ group: 'adult' }, 'adult'],
    [{ group: 'child', range: { belowKg: 20 } }, 'child under 20 kg'],
    [{ range: { fromMonths: 69 * YEAR } }, 'from 69 years'],
    [{ range: { belowMonths: 1 } }, 'under 1 month'],
    [{ range: { belowMonths: YEAR } }, 'under 1 year'],
    [{ range: { belowMonths: 18 } }, 'under 18 months'],
    [{ range: { fromMonths: 6 * YEAR, belowMonths: 14 * YEAR } }, '6-13 years'],
    [{ range: { fromMonths: YEAR, belowMonths: 2 * YEAR } }, 'at 1 year'],
    [{ range: { fromKg: 10, toKg: 20 } }, '10-20 kg'],
    [{ range: { aboveKg: 50 } }, 'above 50 kg'],
    [{ group: 'adult', if: 'bleeding' }, 'adult, loses blood'],
    [{ if: 'no-table-has-it' }, 'no-table-has-it'],
  ];
  const conditions = { bleeding: { say: 'loses blood', ask: 'Does it bleed?' } };
  assert.deepEqual(
    rows.map(([who]) => whoWords(who, conditions)),
    rows.map(([, words]) => words),
  );
});

test('lists and ordinals', () => {
  assert.deepEqual([[], ['a'], ['a', 'b'], ['a', 'b', 'c']].map(either), ['', 'a', 'a or b', 'a, b or c']);
  assert.deepEqual([1, 2, 3, 4, 11, 12, 13, 20, 21, 22, 23].map(ordinal), [
    ...['1st', '2nd', '3rd', '4th', '11th', '12th', '13th', '20th', '21st', '22nd', '23rd'],
  ]);
});

const mg = (amount: number) => ({ amount, unit: 'mg' as const });
const mL = (amount: number) => ({ amount, unit: 'mL' as const });
const into: ActPreparation = {
  id: 'bag',
  mix: { kind: 'into', volume: mL(100) },
  diluent: 'saline',
  must: [],
  may: [],
};
const mLs = (value: number) => quantity(value, 'mL') as Recipe['total'];

test('what goes into a small bag, and a powder, which takes no room', () => {
  const all: Recipe = {
    preparation: into,
    drug: quantity(2000, 'mg'),
    stock: mLs(4),
    diluent: mLs(100),
    total: mLs(104),
  };
  assert.equal(recipeWords(all, mg(500)), '4 mL of 500 mg/mL (2000 mg) into 100 mL saline, all of it. Label it');
  assert.equal(preparationWords(into, mg(500)), 'the dose into 100 mL saline, all of it. Label it');
  const powder: Recipe = {
    preparation: { ...into, mix: { kind: 'up-to', volume: mL(10) }, never: ['glucose'] },
    drug: quantity(1, 'g'),
    diluent: mLs(10),
    total: mLs(10),
    strength: mg(100),
  };
  assert.equal(recipeWords(powder, undefined), '1 g + 10 mL saline = 10 mL of 100 mg/mL. Never in glucose');
  assert.equal(
    preparationWords(powder.preparation, undefined),
    'the dose made up to 10 mL with saline. Never in glucose',
  );
});

test('an act that is not there has no face', () => {
  assert.throws(() => faceFor('midazolam/none'), /No act is called midazolam\/none\./);
});

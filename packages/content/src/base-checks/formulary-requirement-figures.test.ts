import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Figure } from '@first60/clinical';
import type { MedicationId } from '@first60/edition';
import { edition } from '../base-edition.ts';
import { drugOf } from './looked-up.ts';

const { formulary, quickDoses } = edition;

const youngs = (table: 'quick' | 'comprehensive') =>
  Object.values(formulary).flatMap(({ id, youngsAdultDose }) => {
    const dose: Figure | undefined = youngsAdultDose?.[table];
    return dose ? [`${id} ${dose.amount} ${dose.unit}`] : [];
  });

test("the quick calculator's Young's table has its 15 drugs; the 16th figure, ETT epinephrine, is a row's", () => {
  assert.deepEqual(youngs('quick'), [
    'epinephrine-1-10000 1 mg',
    'epinephrine-1-1000 0.3 mg',
    'amiodarone 300 mg',
    'adenosine 6 mg',
    'atropine 0.5 mg',
    'lidocaine 100 mg',
    'magnesium-sulfate 2000 mg',
    'calcium-chloride 1000 mg',
    'naloxone 0.4 mg',
    'propofol 140 mg',
    'etomidate 14 mg',
    'succinylcholine 70 mg',
    'rocuronium 70 mg',
    'dextrose-10 250 mL',
    'diphenhydramine 25 mg',
  ]);
});

test("the comprehensive calculator's Young's table has its 10 drugs, with 1 mg for atropine", () => {
  assert.deepEqual(youngs('comprehensive'), [
    'epinephrine-1-10000 1 mg',
    'epinephrine-1-1000 0.3 mg',
    'amiodarone 300 mg',
    'adenosine 6 mg',
    'atropine 1 mg',
    'naloxone 0.4 mg',
    'ketamine 70 mg',
    'midazolam 5 mg',
    'fentanyl 100 mcg',
    'morphine 5 mg',
  ]);
});

test("a quick row's Young's figure is that of its drug, but for the ETT row", () => {
  for (const { id, medication, youngsAdultDose } of quickDoses) {
    if (youngsAdultDose === undefined || id === 'epinephrine-ett') continue;
    assert.deepEqual(youngsAdultDose, drugOf(medication).youngsAdultDose?.quick, id);
  }
});

/** The most in all of the first row: of an adult, and of a child for each kg. */
const MAXIMA: ReadonlyArray<readonly [MedicationId, Figure, perKg?: Figure]> = [
  ['ketorolac', { amount: 120, unit: 'mg' }],
  ['acetaminophen', { amount: 4000, unit: 'mg' }],
  ['flumazenil', { amount: 3, unit: 'mg' }],
  ['labetalol', { amount: 300, unit: 'mg' }],
  ['atropine', { amount: 3, unit: 'mg' }],
  ['ondansetron', { amount: 8, unit: 'mg' }],
  ['nitroglycerin', { amount: 1.2, unit: 'mg' }],
  ['sodium-chloride', { amount: 2000, unit: 'mL' }, { amount: 40, unit: 'mL' }],
];

for (const [id, most, perKg] of MAXIMA) {
  test(`${id}: the first row's total is ${most.amount} ${most.unit}`, () => {
    const [row] = drugOf(id).dosing;
    assert.deepEqual(row?.adultFigure?.totalMax, most);
    assert.deepEqual(row?.pedsFigure?.totalPerKg, perKg);
    assert.ok(row?.sources.includes('spec'));
  });
}

test('ketorolac and acetaminophen: the total is that of a day', () => {
  for (const id of ['ketorolac', 'acetaminophen'] as const)
    assert.match(drugOf(id).dosing[0]?.maxTotal ?? '', /0 mg [^;]* a day/);
});

test('thresholds: SBP above 100 for nitroglycerin, 3 hours for tranexamic acid, 60 mg/dL, 20 mL flush', () => {
  const stops = drugOf('nitroglycerin').dosing[0]?.contraindications ?? [];
  assert.ok(stops.some(({ condition, action }) => condition === 'SBP 100 or less' && action === 'never'));
  assert.match(drugOf('tranexamic-acid').dosing[0]?.indication ?? '', /within 3 hours of injury/);
  assert.match(drugOf('dextrose-10').dosing[0]?.indication ?? '', /below 60 mg\/dL/);
  assert.match(drugOf('adenosine').dosing[0]?.remarks ?? '', /adult 20 mL saline flush/);
});

test('epinephrine infusion: 1 mg in 250 mL, 2-10 mcg/min', () => {
  const infusion = drugOf('epinephrine-1-1000').dosing.find(({ kind }) => kind === 'infusion');
  assert.equal(infusion?.adultDose, '2-10 mcg/min');
  assert.match(infusion?.dilution?.recipe ?? '', / \(1 mg\) = 250 mL of 4 mcg\/mL\./);
});

/** The favourites filters look for these words in indications. */
const FILTER_WORDS: ReadonlyArray<readonly [RegExp, MedicationId]> = [
  [/cardiac/i, 'nitroglycerin'],
  [/broncho|asthma/i, 'albuterol'],
  [/arrest/i, 'epinephrine-1-10000'],
  [/anaphylaxis/i, 'epinephrine-auto-injector-adult'],
];

for (const [word, id] of FILTER_WORDS) {
  test(`the favourites filter ${word} finds ${id}`, () => {
    assert.ok(drugOf(id).dosing.some(({ indication }) => word.test(indication)));
  });
}

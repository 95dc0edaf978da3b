import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ageOnlyDose, doseOf, perMl, quickPath, showText, years } from '@first60/clinical';
import type { QuickAgeDose } from '@first60/edition';
import { edition } from '../base-edition.ts';
import { drugOf } from './looked-up.ts';

const { quickAgeDoses, quickDoses } = edition;

/** The requirement's table of adult doses for Young's rule in the quick calculator, in mg except for dextrose. */
const REQUIRED: Readonly<Record<string, number>> = {
  'epinephrine-cardiac-arrest': 1,
  'epinephrine-anaphylaxis': 0.3,
  'epinephrine-ett': 2.5,
  'amiodarone-pulseless': 300,
  atropine: 0.5,
  'adenosine-first': 6,
  lidocaine: 100,
  naloxone: 0.4,
  diphenhydramine: 25,
  // 25 grams, which is 250 mL of 10 %.
  'dextrose-10': 250,
  'calcium-chloride': 1000,
  'magnesium-cardiac': 2000,
  propofol: 140,
  etomidate: 14,
  succinylcholine: 70,
  rocuronium: 70,
};

test('rows by weight and drugs by age alone make up the 16 entries of the table, none twice', () => {
  const offered = [...quickDoses, ...quickAgeDoses].flatMap(({ id, youngsAdultDose: dose }) =>
    dose ? [[id, dose.amount]] : [],
  );
  assert.equal(offered.length, 16);
  assert.deepEqual(Object.fromEntries(offered), REQUIRED);
});

test('six drugs are offered by age alone, in mg', () => {
  assert.equal(quickAgeDoses.length, 6);
  for (const { id, youngsAdultDose } of quickAgeDoses) assert.equal(youngsAdultDose.unit, 'mg', id);
});

const estimateAt = ({ medication, youngsAdultDose }: QuickAgeDose, age: number): string => {
  const strength = drugOf(medication).concentration;
  assert.ok(strength);
  const rule = { youngsAdult: doseOf(youngsAdultDose), concentration: perMl(strength) };
  const result = ageOnlyDose(rule, quickPath(null, years(age)));
  assert.ok(result.kind === 'youngs' && result.volume);
  return `${showText(result.dose)} = ${showText(result.volume)}`;
};

/** Adult dose x 6 / 18, at the stocked strength, calculated by hand. */
const AT_SIX: Readonly<Record<string, string>> = {
  atropine: '0.17 mg = 1.67 mL',
  lidocaine: '33.33 mg = 1.67 mL',
  diphenhydramine: '8.33 mg = 0.17 mL',
  'calcium-chloride': '333.33 mg = 3.33 mL',
  succinylcholine: '23.33 mg = 1.17 mL',
  rocuronium: '23.33 mg = 2.33 mL',
};

for (const row of quickAgeDoses) {
  test(`${row.id} at 6 years: ${AT_SIX[row.id]}`, () => assert.equal(estimateAt(row, 6), AT_SIX[row.id]));
}

test("an estimate is held against the child's dose by weight that the drug has for the same indication", () => {
  for (const { id, medication, perKg } of quickAgeDoses) {
    assert.deepEqual(perKg, drugOf(medication).dosing[0]?.pedsFigure?.perKg, id);
  }
});

test('every row rests on the requirement', () => {
  for (const { id, sources } of quickAgeDoses) assert.ok(sources.includes('spec'), id);
});

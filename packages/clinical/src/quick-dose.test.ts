import assert from 'node:assert/strict';
import { test } from 'node:test';
import { showText } from './display.ts';
import { ageOnlyDose, type QuickDoseResult, quickDose } from './quick-dose.ts';
import { quickPath } from './quick-patient.ts';
import { kg, mcg, mg, perMl, years } from './units.ts';

const epinephrine = {
  perKg: mg('0.01'),
  concentration: perMl({ amount: 1, unit: 'mg' }),
  fixedAdult: mg('0.3'),
  youngsAdult: mg('0.3'),
  usualMaximum: mg('0.5'),
  watched: 'epinephrine',
} as const;

function doseOfResult(result: QuickDoseResult): string {
  switch (result.kind) {
    case 'needs-weight':
      return 'needs weight';
    case 'needs-age':
      return 'needs age';
    case 'outside-range':
      return `outside ${result.of}`;
    default:
      return `${result.kind} ${showText(result.dose)}${result.volume ? ` = ${showText(result.volume)}` : ''}`;
  }
}

test('at 40 kg and over the fixed adult dose replaces the per-kg dose', () => {
  assert.equal(doseOfResult(quickDose(epinephrine, quickPath(kg('39.9'), null))), 'by-weight 0.4 mg = 0.4 mL');
  assert.equal(doseOfResult(quickDose(epinephrine, quickPath(kg(40), null))), 'fixed-adult 0.3 mg = 0.3 mL');
});

test('a row whose diluent is missing gives its dose and no volume, on every path', () => {
  const undiluted = { ...epinephrine, concentration: null };
  assert.equal(doseOfResult(quickDose(undiluted, quickPath(kg('39.9'), null))), 'by-weight 0.4 mg');
  assert.equal(doseOfResult(quickDose(undiluted, quickPath(kg(40), null))), 'fixed-adult 0.3 mg');
  assert.equal(doseOfResult(quickDose(undiluted, quickPath(null, years(6)))), 'youngs 0.1 mg');
});

test('an adult by age alone gets the fixed dose, and a row without one asks for a weight', () => {
  const { fixedAdult: _, ...perKgOnly } = epinephrine;
  assert.equal(doseOfResult(quickDose(epinephrine, quickPath(null, years(18)))), 'fixed-adult 0.3 mg = 0.3 mL');
  assert.equal(doseOfResult(quickDose(perKgOnly, quickPath(null, years(18)))), 'needs weight');
  assert.equal(doseOfResult(quickDose(perKgOnly, quickPath(kg(70), null))), 'by-weight 0.7 mg = 0.7 mL');
});

test('a weight comes before an age: 10 kg with age 18 is pediatric by weight', () => {
  assert.equal(doseOfResult(quickDose(epinephrine, quickPath(kg(10), years(18)))), 'by-weight 0.1 mg = 0.1 mL');
});

test('age 6 alone gives Young’s third of the adult dose, and a row without an adult dose asks for a weight', () => {
  const { youngsAdult: _, ...noEstimate } = epinephrine;
  assert.equal(doseOfResult(quickDose(epinephrine, quickPath(null, years(6)))), 'youngs 0.1 mg = 0.1 mL');
  assert.equal(doseOfResult(quickDose(noEstimate, quickPath(null, years(6)))), 'needs weight');
});

test('a row for certain ages asks a child of unknown age for it, and gives an excluded age nothing', () => {
  const etomidate = { ...epinephrine, fixedAdult: mg(14), only: { aboveMonths: 120 } } as const;
  const at = (weight: string | null, age: string | null) =>
    doseOfResult(
      quickDose(etomidate, quickPath(weight === null ? null : kg(weight), age === null ? null : years(age))),
    );
  assert.equal(at('12.5', null), 'needs age');
  assert.equal(at('39.9', null), 'needs age');
  assert.equal(at('40', null), 'fixed-adult 14 mg = 14 mL');
  assert.equal(at('30', '10'), 'outside age');
  assert.equal(at('45', '9'), 'outside age');
  assert.equal(at('30', '10.1'), 'by-weight 0.3 mg = 0.3 mL');
  assert.equal(at(null, '6'), 'outside age');
  assert.equal(at(null, '11'), 'youngs 0.143 mg = 0.143 mL');
  assert.equal(at(null, '18'), 'fixed-adult 14 mg = 14 mL');
  assert.equal(at(null, null), 'needs weight');
});

test('a row for certain weights says whom it excludes, and asks for the weight where only the age is known', () => {
  const pen = { ...epinephrine, only: { fromKg: 15 } } as const;
  assert.equal(doseOfResult(quickDose(pen, quickPath(kg(14), null))), 'outside weight');
  assert.equal(doseOfResult(quickDose(pen, quickPath(kg(15), null))), 'by-weight 0.15 mg = 0.15 mL');
  assert.equal(doseOfResult(quickDose(pen, quickPath(null, years(6)))), 'needs weight');
});

test('infants, 13 to 17 year olds and an empty form get no dose without a weight', () => {
  for (const age of [years('0.5'), years(13), years('17.9'), null]) {
    assert.equal(doseOfResult(quickDose(epinephrine, quickPath(null, age))), 'needs weight');
  }
});

test('the usual maximum of 0.5 mg warns above 0.5 mg and not at it; the dose stays as computed', () => {
  const { fixedAdult: _, ...uncapped } = epinephrine;
  const at = (weight: number) => quickDose(uncapped, quickPath(kg(weight), null));
  const [equal, above] = [at(50), at(60)];
  assert.ok(equal.kind === 'by-weight' && above.kind === 'by-weight');
  assert.equal(equal.aboveUsualMaximum, false);
  assert.equal(above.aboveUsualMaximum, true);
  assert.equal(showText(above.dose), '0.6 mg');
});

test('HIGH DOSE: epinephrine via ETT warns above 1 mg, that is above 10 kg, and not at 10 kg', () => {
  const ett = { ...epinephrine, perKg: mg('0.1') };
  const at = (weight: string) => quickDose(ett, quickPath(kg(weight), null));
  const [ten, more] = [at('10'), at('10.1')];
  assert.ok(ten.kind === 'by-weight' && more.kind === 'by-weight');
  assert.equal(ten.high, false);
  assert.equal(more.high, true);
});

test('HIGH DOSE never compares unlike units: 150 mcg of epinephrine is not above 1 mg', () => {
  const inMicrograms = { ...epinephrine, perKg: mcg(15), usualMaximum: mg('0.5') };
  const result = quickDose(inMicrograms, quickPath(kg(10), null));
  assert.ok(result.kind === 'by-weight');
  assert.equal(result.high, false);
});

test('a drug known by age alone: a third of 100 mg at 6 years, and no dose on any other path', () => {
  const lidocaine = { youngsAdult: mg(100), concentration: perMl({ amount: 20, unit: 'mg' }) };
  assert.equal(doseOfResult(ageOnlyDose(lidocaine, quickPath(null, years(6)))), 'youngs 33.33 mg = 1.67 mL');
  for (const path of [
    quickPath(kg(20), null),
    quickPath(kg(70), null),
    quickPath(null, years(30)),
    quickPath(null, years(15)),
    quickPath(null, years('0.5')),
    quickPath(null, null),
  ]) {
    assert.equal(doseOfResult(ageOnlyDose(lidocaine, path)), 'needs weight', path.kind);
  }
});

test('an estimate is watched too: half of 2.5 mg epinephrine at 12 years is above 1 mg', () => {
  const rule = {
    youngsAdult: mg('2.5'),
    concentration: perMl({ amount: 1, unit: 'mg' }),
    watched: 'epinephrine',
  } as const;
  const result = ageOnlyDose(rule, quickPath(null, years(12)));
  assert.ok(result.kind === 'youngs');
  assert.equal(result.high, true);
});

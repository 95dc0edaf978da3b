import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { type AgeDose, type AgeZone, doseOfAge, percentFrom, zoneDose, zoneOfAge } from './age-estimate.ts';
import { comprehensiveDose } from './comprehensive-dose.ts';
import { comprehensivePath } from './comprehensive-patient.ts';
import { Decimal } from './decimal.ts';
import { digits, showText } from './display.ts';
import type { DoseRow } from './dose-row.ts';
import { ageOnlyDose, quickDose } from './quick-dose.ts';
import { quickPath } from './quick-patient.ts';
import { kg, mg, perMl, years } from './units.ts';

const PURPLE: AgeZone = { color: 'Purple', avgWeight: 10.5, ageMonths: { from: 11, below: 19 } };
const YELLOW: AgeZone = { color: 'Yellow', avgWeight: 13, ageMonths: { from: 19, below: 36 } };
const GREEN: AgeZone = { color: 'Green', avgWeight: 33, ageMonths: { from: 120, below: 156 } };
const ZONES = [PURPLE, YELLOW, GREEN];
const BANDS: readonly AgeDose[] = [
  { dose: { amount: 0.15, unit: 'mg' }, say: 'under 6 years', only: { belowMonths: 72 } },
  { dose: { amount: 0.3, unit: 'mg' }, say: '6 to 12 years', only: { fromMonths: 72, toMonths: 144 } },
];
const SUCCINYLCHOLINE = {
  perKg: mg(2),
  youngsAdult: mg(70),
  concentration: perMl({ amount: 20, unit: 'mg' }),
};

test('the zone of an age lasts until the next one begins', () => {
  const at = (months: string) => zoneOfAge(years(new Decimal(months).div(12)), ZONES)?.color;
  assert.deepEqual(['10.99', '11', '18.99', '19', '35.9', '36', '119', '120', '155.9', '156'].map(at), [
    undefined,
    'Purple',
    'Purple',
    'Yellow',
    'Yellow',
    undefined,
    undefined,
    'Green',
    'Green',
    undefined,
  ]);
});

test('succinylcholine at 1 year: 21 mg from the zone leads, Young 5.38 mg is 74 % less', () => {
  const result = ageOnlyDose(SUCCINYLCHOLINE, quickPath(null, years(1), ZONES));
  assert.ok(result.kind === 'by-zone' && result.youngs?.against);
  assert.equal(showText(result.dose), '21 mg');
  assert.equal(result.volume && showText(result.volume), '1.05 mL');
  assert.equal(showText(result.youngs.dose), '5.38 mg');
  assert.equal(digits(result.youngs.factor.times(100), 1), '7.7');
  assert.equal(digits(result.youngs.against.percent.abs(), 0), '74');
  assert.ok(result.youngs.against.percent.lt(0));
});

test('where no zone fits the age Young stands alone, and where no adult dose stands the zone does', () => {
  const alone = ageOnlyDose(SUCCINYLCHOLINE, quickPath(null, years(4), ZONES));
  assert.equal(alone.kind, 'youngs');
  const { youngsAdult: _, ...without } = SUCCINYLCHOLINE;
  const zone = quickDose(without, quickPath(null, years(1), ZONES));
  assert.ok(zone.kind === 'by-zone' && zone.youngs === undefined);
});

test('a published dose for the age leads both, for an infant too: 0.15 mg under 6 years, 0.3 mg from 6 to 12', () => {
  const rule = {
    perKg: mg('0.01'),
    youngsAdult: mg('0.3'),
    byAge: BANDS,
    concentration: perMl({ amount: 1, unit: 'mg' }),
  };
  const at = (age: string) => {
    const result = quickDose(rule, quickPath(null, years(age), ZONES));
    return result.kind === 'by-age' ? showText(result.dose) : result.kind;
  };
  assert.deepEqual(['0.5', '1', '5.99', '6', '12', '12.1', '18'].map(at), [
    '0.15 mg',
    '0.15 mg',
    '0.15 mg',
    '0.3 mg',
    '0.3 mg',
    'needs-weight',
    'needs-weight',
  ]);
  const byWeight = quickDose(rule, quickPath(kg(10), years(1), ZONES));
  assert.equal(byWeight.kind, 'by-weight');
});

test('comprehensive: the zone leads on a row by weight, Young below it; a row for certain weights asks for the weight', () => {
  const stock = { youngsAdultDose: { comprehensive: { amount: 70, unit: 'mg' as const } } };
  const induction: DoseRow = {
    kind: 'bolus',
    pedsDose: '2 mg/kg (max 200 mg)',
    pedsFigure: { perKg: { amount: 2, unit: 'mg' }, max: { amount: 200, unit: 'mg' } },
    youngs: true,
  };
  const path = comprehensivePath(null, years(1), ZONES);
  const result = comprehensiveDose(stock, induction, path);
  assert.ok(result.kind === 'by-zone' && result.youngs);
  assert.equal(showText(result.dose), '21 mg');
  assert.equal(showText(result.youngs.dose), '5.38 mg');
  const small: DoseRow = { kind: 'bolus', pedsFigure: { ...induction.pedsFigure, only: { toKg: 12 } }, pedsDose: 'x' };
  assert.equal(comprehensiveDose(stock, small, path).kind, 'needs-weight');
  const older: DoseRow = {
    kind: 'bolus',
    pedsFigure: { ...induction.pedsFigure, only: { aboveMonths: 120 } },
    pedsDose: 'x',
  };
  assert.equal(comprehensiveDose(stock, older, path).kind, 'outside-range');
});

const tenths = (most: number) => fc.integer({ min: 1, max: most }).map((n) => new Decimal(n).div(10));

test('a dose by zone is the dose at its average weight, within the limits, for every rule', () => {
  fc.assert(
    fc.property(tenths(600), tenths(20000), fc.constantFrom(...ZONES), (perKg, max, zone) => {
      const { dose, weight, limit } = zoneDose({ perKg: mg(perKg), max: mg(max) }, zone);
      assert.ok(weight.value.eq(zone.avgWeight));
      const whole = perKg.times(zone.avgWeight);
      assert.ok(dose.value.eq(whole.gt(max) ? max : whole));
      assert.equal(limit, whole.gt(max) ? 'max' : 'none');
    }),
  );
});

test('the percent leads back to the dose, exact: less below zero, more above it', () => {
  fc.assert(
    fc.property(tenths(20000), tenths(20000), (dose, other) => {
      const percent = percentFrom(mg(dose), mg(other));
      assert.equal(Math.sign(percent.cmp(0)), Math.sign(dose.cmp(other)));
      const back = other.times(percent.plus(100)).div(100);
      assert.ok(back.minus(dose).abs().lte(dose.times('1e-30')));
    }),
  );
});

test('two bands never hold one age', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 144 * 30 }), (days) => {
      const age = years(new Decimal(days).div(360));
      const holding = BANDS.filter((band) => doseOfAge([band], age) !== null);
      assert.equal(holding.length, 1);
    }),
  );
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { comprehensiveDose } from './comprehensive-dose.ts';
import { comprehensivePath } from './comprehensive-patient.ts';
import { Decimal } from './decimal.ts';
import { digits } from './display.ts';
import type { DoseRow } from './dose-row.ts';
import { quickDose } from './quick-dose.ts';
import { quickPath } from './quick-patient.ts';
import { doseOf, type Figure, kg, perMl, years } from './units.ts';

/** A figure with at most `decimals` decimals, as an author would write it. */
const figures = (decimals: number, max: number): fc.Arbitrary<Figure> =>
  fc.integer({ min: 1, max: max * 10 ** decimals }).map((n) => ({ amount: n / 10 ** decimals, unit: 'mg' }));
const weights = fc.integer({ min: 5, max: 1500 }).map((n) => kg(new Decimal(n).div(10)));
const ages = fc.integer({ min: 0, max: 179 }).map((n) => years(new Decimal(n).div(10)));

const rows = fc.record({ perKg: figures(3, 60), max: figures(1, 2000), strength: figures(1, 500) });

const SMALLEST_SHOWN_EXACTLY = '0.005';

test('a dose by weight is above zero, held to its ceiling, flagged if and only if it was, and from the exact dose', () => {
  fc.assert(
    fc.property(rows, weights, ages, ({ perKg, max, strength }, weight, age) => {
      const row: DoseRow = { kind: 'bolus', pedsDose: 'x', pedsFigure: { perKg, max } };
      const result = comprehensiveDose({ concentration: strength }, row, comprehensivePath(weight, age));
      assert.ok(result.kind === 'by-weight' && result.volume !== null);
      const { dose, unlimited, limit, volume } = result;
      assert.ok(dose.value.gt(0) && dose.value.lte(max.amount));
      assert.equal(limit === 'none', dose.value.eq(unlimited.value));
      assert.ok(unlimited.value.eq(new Decimal(perKg.amount).times(weight.value)));
      const back = volume.value.times(strength.amount);
      assert.ok(back.minus(dose.value).abs().lte(dose.value.times('1e-30')), 'volume x strength is the dose');
    }),
    { numRuns: 500 },
  );
});

test('what is shown of a dose or volume of 0.005 or more is within 2 % of it', () => {
  fc.assert(
    fc.property(rows, weights, ({ perKg, strength }, weight) => {
      const rule = { perKg: doseOf(perKg), concentration: perMl(strength) };
      const result = quickDose(rule, quickPath(weight, null));
      assert.ok(result.kind === 'by-weight' && result.volume);
      for (const { value } of [result.dose, result.volume]) {
        if (value.lt(SMALLEST_SHOWN_EXACTLY)) continue;
        const error = new Decimal(digits(value)).minus(value).abs();
        assert.ok(error.lte(value.times('0.0200000001')), `${value.toFixed()} shown as ${digits(value)}`);
      }
    }),
    { numRuns: 500 },
  );
});

test('a heavier patient never gets less, up to and beyond the ceiling, on either calculator', () => {
  fc.assert(
    fc.property(rows, weights, weights, ({ perKg, max, strength }, one, other) => {
      const [light, heavy] = one.value.lte(other.value) ? [one, other] : [other, one];
      const row: DoseRow = { kind: 'bolus', pedsDose: 'x', pedsFigure: { perKg, max } };
      const child = (weight: typeof one) =>
        comprehensiveDose({ concentration: strength }, row, comprehensivePath(weight, years(10)));
      const [less, more] = [child(light), child(heavy)];
      assert.ok(less.kind === 'by-weight' && more.kind === 'by-weight');
      assert.ok(less.dose.value.lte(more.dose.value));
    }),
    { numRuns: 300 },
  );
});

test("Young's estimate rises with age and never passes half the adult dose", () => {
  fc.assert(
    fc.property(figures(1, 2000), fc.integer({ min: 10, max: 119 }), (adult, tenths) => {
      const row: DoseRow = { kind: 'bolus', pedsDose: 'x', youngs: true };
      const at = (n: number) =>
        comprehensiveDose(
          { youngsAdultDose: { comprehensive: adult } },
          row,
          comprehensivePath(null, years(new Decimal(n).div(10))),
        );
      const [younger, older] = [at(tenths), at(tenths + 1)];
      assert.ok(younger.kind === 'youngs' && older.kind === 'youngs');
      assert.ok(younger.dose.value.gt(0) && younger.dose.value.lt(older.dose.value));
      assert.ok(older.dose.value.times(2).lte(adult.amount));
    }),
    { numRuns: 300 },
  );
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { Decimal } from './decimal.ts';
import { digits } from './display.ts';
import type { Dilution } from './dose-row.ts';
import { drawDose, drawUp, type Syringe } from './draw-up.ts';
import { mg, ml, perMl } from './units.ts';

const SYRINGES: readonly Syringe[] = [
  { capacityMl: 20, graduationMl: 1 },
  { capacityMl: 1, graduationMl: 0.01 },
  { capacityMl: 3, graduationMl: 0.1 },
  { capacityMl: 5, graduationMl: 0.2 },
  { capacityMl: 50, graduationMl: 1 },
  { capacityMl: 10, graduationMl: 0.2 },
];

const drawn = (volume: string): string => {
  const result = drawUp(ml(volume), SYRINGES);
  if (result.kind !== 'syringe') return result.kind;
  const { syringe, between, warnings } = result;
  const stands = between && `between ${between.lower.value.toFixed()} and ${between.upper.value.toFixed()}`;
  return [`${syringe.capacityMl} mL`, ...(stands === undefined ? [] : [stands]), ...warnings].join(', ');
};

// By hand: the smallest syringe that holds the volume, and the marks on either side of it if it is between two marks.
for (const [volume, expected] of [
  ['0.33', '1 mL'],
  ['0.333', '1 mL'],
  ['0.335', '1 mL'],
  ['0.125', '1 mL, between 0.12 and 0.13'],
  ['1', '1 mL'],
  ['1.001', '3 mL'],
  ['1.2', '3 mL'],
  ['1.25', '3 mL, between 1.2 and 1.3'],
  ['1.05', '3 mL, between 1 and 1.1'],
  ['2.96', '3 mL, between 2.9 and 3'],
  ['3.1', '5 mL, between 3 and 3.2'],
  ['3.125', '5 mL, between 3 and 3.2'],
  ['5.25', '10 mL, between 5.2 and 5.4'],
  ['10', '10 mL'],
  ['10.5', '20 mL, between 10 and 11'],
  ['20.5', '50 mL, between 20 and 21'],
  ['50', '50 mL'],
  ['50.1', 'from-bag'],
  ['250', 'from-bag'],
  ['0.05', '1 mL'],
  ['0.055', '1 mL, between 0.05 and 0.06, mark-off-by-more-than-5-percent'],
  ['0.048', '1 mL, between 0.04 and 0.05, below-0.05-ml'],
  ['0.033', '1 mL, between 0.03 and 0.04, mark-off-by-more-than-5-percent, below-0.05-ml'],
  ['0.005', '1 mL, between 0 and 0.01, mark-off-by-more-than-5-percent, below-0.05-ml'],
  ['0.0049', 'unmeasurable'],
] as const) {
  test(`${volume} mL is drawn up on ${expected}`, () => assert.equal(drawn(volume), expected));
}

test('exactly 5 % off is no warning: 0.5 mL on marks of 0.475', () => {
  const twenty = [{ capacityMl: 1, graduationMl: 0.475 }];
  const result = drawUp(ml('0.5'), twenty);
  assert.ok(result.kind === 'syringe');
  assert.equal(result.error.toFixed(), '-0.05');
  assert.deepEqual(result.warnings, []);
});

test('a volume of zero and an empty drawer are refused', () => {
  assert.throws(() => drawUp(ml(0), SYRINGES), RangeError);
  assert.throws(() => drawUp(ml(1), []), RangeError);
});

test('a volume stands between two neighbouring marks, neither above the syringe, or reads as a mark itself', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 600_000 }), (n) => {
      const volume = ml(new Decimal(n).div(10_000));
      const result = drawUp(volume, SYRINGES);
      if (result.kind !== 'syringe') return;
      const { capacityMl, graduationMl } = result.syringe;
      assert.ok(result.error.abs().times(volume.value).times(2).minus('1e-30').lte(graduationMl));
      if (result.between === undefined) {
        const nearest = volume.value.plus(volume.value.times(result.error)).round(20, 1);
        assert.ok(nearest.mod(graduationMl).eq(0), 'a mark');
        assert.equal(digits(nearest), digits(volume.value));
        return;
      }
      const { lower, upper } = result.between;
      assert.ok(lower.value.lt(volume.value) && volume.value.lt(upper.value));
      assert.ok(upper.value.minus(lower.value).eq(graduationMl) && lower.value.mod(graduationMl).eq(0));
      assert.ok(upper.value.lte(capacityMl));
    }),
    { numRuns: 1000 },
  );
});

const STOCK = perMl({ amount: 3, unit: 'mg' });
const dilution = (use: Dilution['use'], belowMl?: number): Dilution => ({
  recipe: '1 mL + 9 mL saline',
  perMl: { amount: 0.3, unit: 'mg' },
  use,
  ...(belowMl === undefined ? {} : { belowMl }),
});
const suggested = (dose: string, how: Dilution | undefined): string | undefined =>
  drawDose(mg(dose), STOCK, how, SYRINGES).suggestion?.volume.value.toFixed();

test('a dilution for small doses is suggested under its volume of stock and not at it: 0.2 mL', () => {
  const how = dilution('small-dose', 0.2);
  assert.equal(suggested('0.597', how), '1.99');
  assert.equal(suggested('0.6', how), undefined);
});

test('without a volume of its own it is suggested below 0.05 mL', () => {
  assert.equal(suggested('0.147', dilution('small-dose')), '0.49');
  assert.equal(suggested('0.15', dilution('small-dose')), undefined);
  assert.equal(suggested('0.01', dilution('small-dose')), '0.0333333333333333333333333333333333333333');
});

test('an advised dilution is always suggested; without one nothing is', () => {
  assert.equal(suggested('6', dilution('advised')), '20');
  assert.equal(suggested('0.01', undefined), undefined);
  assert.equal(drawDose(mg(6), STOCK, dilution('advised'), SYRINGES).volume.value.toFixed(), '2');
});

test('a dilution that must be made replaces the stock', () => {
  const result = drawDose(mg('0.3'), STOCK, dilution('always'), SYRINGES);
  assert.deepEqual([result.from, result.volume.value.toFixed(), result.suggestion], ['dilution', '1', undefined]);
  assert.equal(drawDose(mg('0.3'), STOCK, undefined, SYRINGES).from, 'stock');
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { Decimal } from './decimal.ts';
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
  const percent = `${result.error.times(100).round(1, 1).toFixed()} %`;
  return [`${result.mark.value.toFixed()} of ${result.syringe.capacityMl}`, percent, ...result.warnings].join(', ');
};

// Mark and syringe by hand: smallest that holds the volume, nearest mark, halves up.
for (const [volume, expected] of [
  ['0.33', '0.33 of 1, 0 %'],
  ['0.333', '0.33 of 1, -0.9 %'],
  ['0.125', '0.13 of 1, 4 %'],
  ['1', '1 of 1, 0 %'],
  ['1.001', '1 of 3, -0.1 %'],
  ['1.25', '1.3 of 3, 4 %'],
  ['1.05', '1.1 of 3, 4.8 %'],
  ['2.96', '3 of 3, 1.4 %'],
  ['3.1', '3.2 of 5, 3.2 %'],
  ['5.25', '5.2 of 10, -1 %'],
  ['10', '10 of 10, 0 %'],
  ['10.5', '11 of 20, 4.8 %'],
  ['20.5', '21 of 50, 2.4 %'],
  ['50', '50 of 50, 0 %'],
  ['50.1', 'from-bag'],
  ['250', 'from-bag'],
  ['0.05', '0.05 of 1, 0 %'],
  ['0.048', '0.05 of 1, 4.2 %, below-0.05-ml'],
  ['0.033', '0.03 of 1, -9.1 %, mark-off-by-more-than-5-percent, below-0.05-ml'],
  ['0.016', '0.02 of 1, 25 %, mark-off-by-more-than-5-percent, below-0.05-ml'],
  ['0.005', '0.01 of 1, 100 %, mark-off-by-more-than-5-percent, below-0.05-ml'],
  ['0.0049', 'unmeasurable'],
] as const) {
  test(`${volume} mL is drawn as ${expected}`, () => assert.equal(drawn(volume), expected));
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

test('the mark is at most half a graduation off, and never above the syringe', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 600_000 }), (n) => {
      const volume = ml(new Decimal(n).div(10_000));
      const result = drawUp(volume, SYRINGES);
      if (result.kind !== 'syringe') return;
      const { capacityMl, graduationMl } = result.syringe;
      assert.ok(result.mark.value.minus(volume.value).abs().times(2).lte(graduationMl));
      assert.ok(result.mark.value.lte(capacityMl) && result.mark.value.gt(0));
      assert.ok(result.mark.value.mod(graduationMl).eq(0));
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

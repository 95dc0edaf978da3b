import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { type QuickDoseRule, quickDose } from './quick-dose.ts';
import { joulesPerKg, type Kg, kg, mcg, mg, ml, perMl, quantity } from './units.ts';
import { limitedDose, shockEnergy, weightOfDose } from './weight-dose.ts';

const tenths = fc.integer({ min: 5, max: 1500 }).map((n) => `${Math.floor(n / 10)}.${n % 10}`);
const strengths = fc.integer({ min: 1, max: 5000 }).map((n) => n / 10);
const thousandths = (max: number) => fc.integer({ min: 1, max }).map((n) => n / 1000);

/** A weight-based dose with its volume, as the quick calculator shows it. */
function weightDose(rule: QuickDoseRule, weight: Kg) {
  const result = quickDose(rule, { kind: 'pediatric-by-weight', weight, age: null });
  assert.ok(result.kind === 'by-weight');
  return result;
}

test('dose = per kg x weight exactly: 0.01 mg/kg at 12.5 kg is 0.125 mg in 1.25 mL of 0.1 mg/mL', () => {
  const rule = { perKg: mg('0.01'), max: mg(1), concentration: perMl({ amount: 0.1, unit: 'mg' }) };
  const { dose, volume, limit } = weightDose(rule, kg('12.5'));
  assert.equal(dose.value.toFixed(), '0.125');
  assert.equal(volume?.value.toFixed(), '1.25');
  assert.equal(limit, 'none');
});

test('a dose in mcg of a drug stocked in mg is converted before the volume: 50 mcg of 0.1 mg/mL is 0.5 mL', () => {
  const rule = { perKg: mcg(5), concentration: perMl({ amount: 0.1, unit: 'mg' }) };
  assert.equal(weightDose(rule, kg(10)).volume?.value.toFixed(), '0.5');
});

test('a dose in mL is its own volume', () => {
  const rule = { perKg: ml(5), concentration: perMl({ amount: 0.1, unit: 'g' }) };
  assert.equal(weightDose(rule, kg('0.5')).volume?.value.toFixed(), '2.5');
});

test('meeting a limit exactly is not a limit: 6 mg at 60 kg with a 6 mg maximum', () => {
  const rule = { perKg: mg('0.1'), min: mg(6), max: mg(6), concentration: perMl({ amount: 3, unit: 'mg' }) };
  assert.equal(weightDose(rule, kg(60)).limit, 'none');
  assert.equal(weightDose(rule, kg('60.1')).limit, 'max');
  assert.equal(weightDose(rule, kg('59.9')).limit, 'min');
});

test('a minimum above the maximum is refused as a fault in the data', () => {
  const rule = { perKg: mg(1), min: mg(2), max: mg(1), concentration: perMl({ amount: 1, unit: 'mg' }) };
  assert.throws(() => weightDose(rule, kg(1)), RangeError);
});

test('for any rule and weight the dose lies within the limits, the flag tells which one acted, and volume x strength is the dose', () => {
  fc.assert(
    fc.property(tenths, thousandths(60_000), thousandths(2_000_000), strengths, (weight, perKg, cap, strength) => {
      const rule = { perKg: mg(perKg), max: mg(cap), concentration: perMl({ amount: strength, unit: 'mg' }) };
      const { dose, unlimited, limit, volume } = weightDose(rule, kg(weight));
      assert.ok(dose.value.lte(cap));
      assert.equal(limit, unlimited.value.gt(cap) ? 'max' : 'none');
      assert.equal(dose.value.eq(unlimited.value), limit === 'none');
      const back = volume?.value.times(strength);
      assert.ok(back?.minus(dose.value).abs().lte(dose.value.times('1e-30')));
    }),
    { numRuns: 500 },
  );
});

test('for any rule a heavier patient never gets less', () => {
  fc.assert(
    fc.property(tenths, tenths, thousandths(60_000), (one, other, perKg) => {
      const rule = { perKg: mg(perKg), max: mg(100), concentration: perMl({ amount: 1, unit: 'mg' }) };
      const [light, heavy] = Number(one) <= Number(other) ? [one, other] : [other, one];
      assert.ok(weightDose(rule, kg(light)).dose.value.lte(weightDose(rule, kg(heavy)).dose.value));
    }),
    { numRuns: 300 },
  );
});

test('without a strength the same limits hold: 1 g/kg of charcoal at 60 kg is 50 g, at the maximum', () => {
  const { dose, limit } = limitedDose({ perKg: quantity(1, 'g'), max: quantity(50, 'g') }, kg(60));
  assert.deepEqual([dose.value.toFixed(), dose.unit, limit], ['50', 'g', 'max']);
});

test('between its limits a dose is neither: 0.2 mg at 10 kg, minimum 0.1 mg, maximum 0.5 mg', () => {
  const { dose, limit } = limitedDose({ perKg: mg('0.02'), min: mg('0.1'), max: mg('0.5') }, kg(10));
  assert.deepEqual([dose.value.toFixed(), limit], ['0.2', 'none']);
});

test('14 kg: 2 J/kg is 28 J, 4 J/kg 56 J, 10 J/kg 140 J; 3.3 kg at 0.5 J/kg is 1.65 J', () => {
  assert.deepEqual(
    [2, 4, 10].map((perKg) => shockEnergy(joulesPerKg(perKg), kg(14)).value.toFixed()),
    ['28', '56', '140'],
  );
  assert.equal(shockEnergy(joulesPerKg(0.5), kg('3.3')).value.toFixed(), '1.65');
  assert.equal(shockEnergy(joulesPerKg(10), kg(150)).unit, 'J');
});

test('no energy, less than none, and more than 10 J/kg are bugs in the data', () => {
  for (const perKg of [0, -2, 10.1, 20]) assert.throws(() => joulesPerKg(perKg), RangeError, String(perKg));
});

test('a shock of less than 1 J is one too: 0.5 J/kg at 1 kg', () => {
  assert.equal(shockEnergy(joulesPerKg(0.5), kg(1)).value.toFixed(), '0.5');
});

test('the weight of a dose: 0.33 mg is 0.01 mg/kg at 33 kg, in whatever unit', () => {
  assert.equal(weightOfDose(mg('0.33'), mg('0.01')).toFixed(), '33');
  assert.equal(weightOfDose(mcg(330), mg('0.01')).toFixed(), '33');
});

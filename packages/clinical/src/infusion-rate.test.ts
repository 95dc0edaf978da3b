import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { Decimal } from './decimal.ts';
import { DROPS_PER_ML, dropsPerMinute, mlPerHour, pumpRate } from './infusion-rate.ts';
import { doseOf, mcg, mg, ml, perMl } from './units.ts';

test('2 mcg/min of 4 mcg/mL is 30 mL/h, 10 mcg/min 150 mL/h', () => {
  const bag = perMl({ amount: 4, unit: 'mcg' });
  assert.equal(mlPerHour(mcg(2), bag).value.toFixed(), '30');
  assert.equal(mlPerHour(mcg(10), bag).value.toFixed(), '150');
});

test('1 mg/min of 4 mcg/mL is converted first: 15000 mL/h', () => {
  assert.equal(mlPerHour(mg(1), perMl({ amount: 4, unit: 'mcg' })).value.toFixed(), '15000');
});

/**
 * Calculated by hand: mcg per minute, mg in the bag, mL of the bag, mL/h, then drops per minute at 60, 20 and 10 drops/mL.
 */
const BY_HAND: ReadonlyArray<readonly [string, string, string, string, string, string, string]> = [
  ['2', '1', '250', '30', '30', '10', '5'],
  ['10', '1', '250', '150', '150', '50', '25'],
  ['5', '4', '250', '18.75', '18.75', '6.25', '3.125'],
  ['20', '4', '250', '75', '75', '25', '12.5'],
  ['12', '4', '250', '45', '45', '15', '7.5'],
  ['2', '1', '1000', '120', '120', '40', '20'],
  ['10', '1', '1000', '600', '600', '200', '100'],
  ['4', '1', '500', '120', '120', '40', '20'],
  ['5', '4', '1000', '75', '75', '25', '12.5'],
  ['5', '8', '250', '9.375', '9.375', '3.125', '1.5625'],
  ['20', '16', '250', '18.75', '18.75', '6.25', '3.125'],
  ['1', '1', '3', '0.18', '0.18', '0.06', '0.03'],
  ['350', '200', '20', '2.1', '2.1', '0.7', '0.35'],
  ['3500', '200', '20', '21', '21', '7', '3.5'],
  ['375', '500', '50', '2.25', '2.25', '0.75', '0.375'],
  ['2000', '2000', '500', '30', '30', '10', '5'],
  ['1000', '1000', '250', '15', '15', '5', '2.5'],
  ['1', '0.01', '1000', '6000', '6000', '2000', '1000'],
  ['7', '10000', '1', '0.000042', '0.000042', '0.000014', '0.000007'],
  ['0.5', '2', '100', '1.5', '1.5', '0.5', '0.25'],
  ['6', '0.25', '50', '72', '72', '24', '12'],
  ['8', '3.2', '100', '15', '15', '5', '2.5'],
];

test('mL/h and drops a minute of 22 mixtures are those worked out by hand', () => {
  for (const [dose, drug, volume, rate, ...drops] of BY_HAND) {
    const where = `${dose} mcg/min of ${drug} mg in ${volume} mL`;
    const pump = pumpRate(mcg(dose), { drug: mg(drug), volume: ml(volume) });
    assert.equal(`${pump.value.toFixed()} ${pump.unit}`, `${rate} mL/h`, where);
    assert.deepEqual(
      DROPS_PER_ML.map((set) => dropsPerMinute(pump, set)).map(({ value, unit }) => `${value.toFixed()} ${unit}`),
      drops.map((count) => `${count} drops/min`),
      where,
    );
  }
});

const hundredths = (from: number, to: number) => fc.integer({ min: from, max: to }).map((n) => new Decimal(n).div(100));
const doses = fc.integer({ min: 1, max: 200_000 }).map((n) => mcg(new Decimal(n).div(100)));
const mixtures = fc.record({ drug: hundredths(1, 1_000_000).map(mg), volume: hundredths(100, 100_000).map(ml) });

test('in an hour the pump gives sixty times the dose of a minute, whatever the mixture', () => {
  fc.assert(
    fc.property(doses, mixtures, (dose, mixture) => {
      const { value } = pumpRate(dose, mixture);
      const given = value.times(mixture.drug.value).times(1000).div(mixture.volume.value);
      const wanted = dose.value.times(60);
      assert.ok(
        given.minus(wanted).abs().lte(wanted.times('1e-20').plus('1e-30')),
        `${given.toFixed()} mcg in an hour`,
      );
    }),
    { numRuns: 500 },
  );
});

test('twice the dose or twice the volume is twice the rate, twice the drug half of it', () => {
  const close = (one: Decimal, other: Decimal) => assert.ok(one.minus(other).abs().lte('1e-30'), one.toFixed());
  fc.assert(
    fc.property(doses, mixtures, (dose, { drug, volume }) => {
      const rate = pumpRate(dose, { drug, volume }).value;
      close(pumpRate(mcg(dose.value.times(2)), { drug, volume }).value, rate.times(2));
      close(pumpRate(dose, { drug, volume: ml(volume.value.times(2)) }).value, rate.times(2));
      close(pumpRate(dose, { drug: mg(drug.value.times(2)), volume }).value.times(2), rate);
    }),
    { numRuns: 300 },
  );
});

test('the drops of a minute are the millilitres of an hour times the drops of one, over sixty', () => {
  fc.assert(
    fc.property(doses, mixtures, (dose, mixture) => {
      const rate = pumpRate(dose, mixture);
      assert.ok(dropsPerMinute(rate, 60).value.minus(rate.value).abs().lte('1e-30'));
      assert.ok(dropsPerMinute(rate, 20).value.times(3).minus(rate.value).abs().lte('1e-30'));
      assert.ok(dropsPerMinute(rate, 10).value.times(6).minus(rate.value).abs().lte('1e-30'));
    }),
    { numRuns: 300 },
  );
});

test('a strength and its mixture give one rate; a mixture without drug or of another kind of unit is a bug', () => {
  const strength = perMl({ amount: 16, unit: 'mcg' });
  assert.equal(mlPerHour(mcg(5), strength).value.toFixed(), '18.75');
  assert.throws(() => pumpRate(mcg(5), { drug: mg(0), volume: ml(250) }), RangeError);
  assert.throws(() => pumpRate(mcg(5), { drug: doseOf({ amount: 5, unit: 'mEq' }), volume: ml(250) }), RangeError);
});

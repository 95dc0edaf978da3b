import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { comprehensiveDose } from './comprehensive-dose.ts';
import { comprehensiveInfusion, isOfPump, rateStep, readRate, runningRate } from './comprehensive-infusion.ts';
import { comprehensivePath } from './comprehensive-patient.ts';
import { Decimal } from './decimal.ts';
import type { DoseRow, DoseStock, InfusionRange } from './dose-row.ts';
import { doseOf, kg, mg, ml, quantity, years } from './units.ts';

const STOCK: DoseStock = { concentration: { amount: 1, unit: 'mg' } };
const ROW: DoseRow = {
  kind: 'infusion',
  adultDose: '2-10 mcg/min',
  pedsDose: '0.1-1 mcg/kg/min',
  adultInfusion: { low: { amount: 2, unit: 'mcg' }, high: { amount: 10, unit: 'mcg' }, per: 'min' },
  pedsInfusion: {
    low: { amount: 0.1, unit: 'mcg' },
    high: { amount: 1, unit: 'mcg' },
    per: 'kg/min',
    orderAbove: { amount: 10, unit: 'mcg' },
  },
  byPump: 'children',
  dilution: { recipe: '1 mg in 250 mL', perMl: { amount: 4, unit: 'mcg' }, use: 'always' },
};

const infusionFor = (weight: string | null, age: string | null, row = ROW, stock = STOCK) =>
  comprehensiveInfusion(
    stock,
    row,
    comprehensivePath(weight === null ? null : kg(weight), age === null ? null : years(age)),
  );

/** Both ends of the range, "2 mcg = 30 mL/h" for each. */
function endsFor(weight: string | null, age: string | null): string {
  const infusion = infusionFor(weight, age);
  if (infusion.kind !== 'infusion') return infusion.kind;
  const { low, high } = infusion.range;
  return [low, high]
    .map((end) => runningRate(infusion, doseOf(end), infusion.mixture))
    .map(({ perMinute, pump }) => `${perMinute.value.toFixed()} ${perMinute.unit} = ${pump.value.toFixed()} mL/h`)
    .join(', ');
}

test("an adult's mcg a minute needs no weight, a child's mcg per kilogram does", () => {
  assert.equal(endsFor(null, '30'), '2 mcg = 30 mL/h, 10 mcg = 150 mL/h');
  assert.equal(endsFor('70', null), '2 mcg = 30 mL/h, 10 mcg = 150 mL/h');
  assert.equal(endsFor('20', null), '2 mcg = 30 mL/h, 20 mcg = 300 mL/h');
  assert.equal(endsFor('3.4', '0'), '0.34 mcg = 5.1 mL/h, 3.4 mcg = 51 mL/h');
  assert.equal(endsFor(null, '6'), 'needs-weight');
  assert.equal(endsFor(null, '0.5'), 'needs-weight');
  assert.equal(endsFor(null, null), 'none');
});

test('what has no bag is run from the stock, and an adult by the kilogram needs the weight', () => {
  const row: DoseRow = {
    kind: 'infusion',
    adultDose: '5-50 mcg/kg/min',
    adultInfusion: { low: { amount: 5, unit: 'mcg' }, high: { amount: 50, unit: 'mcg' }, per: 'kg/min' },
  };
  const stock: DoseStock = { concentration: { amount: 10, unit: 'mg' } };
  const infusion = infusionFor('70', null, row, stock);
  assert.ok(infusion.kind === 'infusion');
  assert.equal(runningRate(infusion, quantity(5, 'mcg'), infusion.mixture).pump.value.toFixed(), '2.1');
  assert.equal(infusionFor(null, '30', row, stock).kind, 'needs-weight');
  assert.equal(infusionFor('20', null, row, stock).kind, 'none');
  assert.equal(infusionFor('70', null, row, {}).kind, 'none');
});

test('a bolus row has no infusion, and an infusion row stays a text for the bolus calculator', () => {
  const { adultInfusion: _, pedsInfusion: __, ...bolus } = ROW;
  assert.equal(infusionFor('70', null, { ...bolus, kind: 'bolus' }).kind, 'none');
  assert.deepEqual(comprehensiveDose(STOCK, ROW, comprehensivePath(kg(70), null)), {
    kind: 'text',
    text: '2-10 mcg/min',
  });
});

test('whose infusion runs by pump alone', () => {
  const byPump = (weight: string, row: DoseRow): boolean | null => {
    const infusion = infusionFor(weight, null, row);
    return infusion.kind === 'infusion' ? infusion.byPump : null;
  };
  assert.deepEqual([byPump('20', ROW), byPump('70', ROW)], [true, false]);
  assert.deepEqual([byPump('20', { ...ROW, byPump: 'all' }), byPump('70', { ...ROW, byPump: 'all' })], [true, true]);
  const { byPump: _, ...any } = ROW;
  assert.deepEqual([byPump('20', any), byPump('70', any)], [false, false]);
});

test('more than the drug a minute that the words allow asks for an order; as much does not', () => {
  const infusion = infusionFor('20', null);
  assert.ok(infusion.kind === 'infusion');
  const needsOrder = (rate: string) => runningRate(infusion, quantity(rate, 'mcg'), infusion.mixture).needsOrder;
  assert.deepEqual(['0.1', '0.5', '0.501', '1'].map(needsOrder), [false, false, true, true]);
});

test('the rate of the crew’s own dilution is of that dilution, exactly', () => {
  const infusion = infusionFor('70', null);
  assert.ok(infusion.kind === 'infusion');
  const own = { drug: mg(1), volume: ml(3) };
  assert.equal(runningRate(infusion, quantity(10, 'mcg'), own).pump.value.toFixed(), '1.8');
});

test('a heavier child never gets a slower pump, nor a higher rate', () => {
  const tenths = (from: number, to: number) => fc.integer({ min: from, max: to }).map((n) => new Decimal(n).div(10));
  const rates = fc.integer({ min: 100, max: 1000 }).map((n) => quantity(new Decimal(n).div(1000), 'mcg'));
  fc.assert(
    fc.property(tenths(5, 399), tenths(1, 100), rates, (weight, more, rate) => {
      const [light, heavy] = [weight, weight.plus(more)].map((each) => infusionFor(each.toFixed(), '10'));
      assert.ok(light?.kind === 'infusion' && heavy?.kind === 'infusion');
      const one = runningRate(light, rate, light.mixture);
      const other = runningRate(heavy, rate, heavy.mixture);
      assert.ok(one.pump.value.lt(other.pump.value));
      assert.ok(one.pump.value.eq(weight.times(rate.value).times(60).div(4)), 'weight x rate x 60 / strength');
    }),
    { numRuns: 300 },
  );
});

test('a rate is read within its range alone, both ends included', () => {
  const range: InfusionRange = {
    low: { amount: 0.05, unit: 'mcg' },
    high: { amount: 0.1, unit: 'mcg' },
    per: 'kg/min',
  };
  const read = (text: string) => {
    const reading = readRate(text, range);
    return reading.kind === 'amount' ? reading.value.toFixed() : reading.because;
  };
  assert.deepEqual(['0.05', '0.075', '0.1', '0,08'].map(read), ['0.05', '0.075', '0.1', '0.08']);
  assert.deepEqual(['', '0.04', '0.101', '5', 'x', '0.0755'].map(read), [
    'empty',
    'out-of-range',
    'out-of-range',
    'out-of-range',
    'not-a-number',
    'too-many-decimals',
  ]);
});

test('a step is one of the first digit of the lower end', () => {
  const step = (amount: number) =>
    rateStep({ low: { amount, unit: 'mcg' }, high: { amount, unit: 'mcg' }, per: 'min' });
  assert.deepEqual([2, 5, 0.1, 0.05, 10].map(step), [1, 1, 0.1, 0.01, 10]);
});

test('a pump runs 0.1 to 999 mL an hour', () => {
  const runs = (rate: string) => isOfPump(quantity(rate, 'mL/h'));
  assert.deepEqual(['0.099', '0.1', '999', '999.1'].map(runs), [false, true, true, false]);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import type { DoseStock } from '../dose-row.ts';
import { type DoseUnit, type Figure, kg } from '../units.ts';
import type { DoseLine, LineDose, Preparation } from './line-dose.ts';
import { type LineVolume, lineFigures, totalFor } from './line-figures.ts';

const of = (amount: number, unit: DoseUnit): Figure => ({ amount, unit });
const lineOf = (more: Partial<DoseLine> = {}): DoseLine => ({
  medication: 'x',
  indication: 'x',
  kind: 'bolus',
  routes: ['IV'],
  ...more,
});
const TENTH: DoseStock = { concentration: of(0.1, 'mg') };

const shown = (volume: LineVolume | undefined): string | undefined =>
  volume &&
  [
    [volume.amount, ...(volume.to === undefined ? [] : [volume.to])].map((end) => end.toFixed()).join('-'),
    volume.unit,
    ...(volume.min === undefined ? [] : [`min ${volume.min.value.toFixed()}`]),
    ...(volume.max === undefined ? [] : [`max ${volume.max.value.toFixed()}`]),
    `of ${volume.strength.amount} ${volume.strength.unit}/mL`,
  ].join(' ');

/** A dose's figures on one line: given, limit, volume, volume of the advised dilution. */
function told(line: Partial<DoseLine>, dose: Omit<LineDose, 'text'>, stock: DoseStock | undefined, weight?: string) {
  const figures = lineFigures(
    lineOf(line),
    { text: 'x', ...dose },
    stock,
    weight === undefined ? undefined : kg(weight),
  );
  const { given, limit, high, volume, diluted } = figures;
  return [
    given && `${given.value.toFixed()} ${given.unit}`,
    limit,
    high && 'high',
    shown(volume),
    diluted && `or ${shown(diluted)}`,
  ]
    .filter((part) => part !== undefined)
    .join(', ');
}

test('a fixed dose is drawn from the stock: 1 mg of 0.1 mg/mL is 10 mL, whatever the weight', () => {
  const dose = { fixed: of(1, 'mg') };
  assert.equal(told({}, dose, TENTH), '10 mL of 0.1 mg/mL');
  assert.equal(told({}, dose, TENTH, '12'), '10 mL of 0.1 mg/mL');
});

test('a dose per kilogram is a volume per kilogram with its limits, and for a weight the dose and its volume', () => {
  const dose = { perKg: of(0.02, 'mg'), min: of(0.1, 'mg'), max: of(0.5, 'mg') };
  assert.equal(told({}, dose, TENTH), '0.2 mL/kg min 1 max 5 of 0.1 mg/mL');
  assert.equal(told({}, dose, TENTH, '10'), '0.2 mg, 2 mL of 0.1 mg/mL');
  assert.equal(told({}, dose, TENTH, '4'), '0.1 mg, min, 1 mL of 0.1 mg/mL');
  assert.equal(told({}, dose, TENTH, '5'), '0.1 mg, 1 mL of 0.1 mg/mL');
  assert.equal(told({}, dose, TENTH, '25'), '0.5 mg, 5 mL of 0.1 mg/mL');
  assert.equal(told({}, dose, TENTH, '25.1'), '0.5 mg, max, 5 mL of 0.1 mg/mL');
});

test('a dose for other weights keeps what is written: nothing is computed of it', () => {
  const dose = { perKg: of(0.01, 'mg'), only: { toKg: 10 } };
  assert.equal(told({}, dose, TENTH, '10'), '0.1 mg, 1 mL of 0.1 mg/mL');
  assert.equal(told({}, dose, TENTH, '10.1'), '0.1 mL/kg of 0.1 mg/mL');
});

const dilution = (more: Partial<Preparation>): Preparation => ({
  recipe: 'r',
  perMl: of(10, 'mcg'),
  mandatory: true,
  ...more,
});

test('a dilution that must be made is what is drawn; one that is advised has its volume beside that of the stock', () => {
  const push = { fixed: of(10, 'mcg') };
  assert.equal(told({ preparation: dilution({}) }, push, TENTH), '1 mL of 10 mcg/mL');
  assert.equal(
    told({ preparation: dilution({ mandatory: false }) }, push, TENTH),
    '0.1 mL of 0.1 mg/mL, or 1 mL of 10 mcg/mL',
  );
  const ketamine: DoseStock = { concentration: of(50, 'mg') };
  const advised = { preparation: dilution({ mandatory: false, perMl: of(5, 'mg') }) };
  const perKg = { perKg: of(0.2, 'mg'), max: of(20, 'mg') };
  assert.equal(told(advised, perKg, ketamine), '0.004 mL/kg max 0.4 of 50 mg/mL, or 0.04 mL/kg max 4 of 5 mg/mL');
  assert.equal(told(advised, perKg, ketamine, '14'), '2.8 mg, 0.056 mL of 50 mg/mL, or 0.56 mL of 5 mg/mL');
});

test('no volume: counted or breathed in, a dose in mL already, another kind of unit, no strength known', () => {
  for (const kind of ['solid', 'gas', 'autoinjector'] as const) {
    assert.equal(told({ kind }, { fixed: of(0.3, 'mg') }, TENTH), '');
  }
  for (const kind of ['bolus', 'fluid', 'nebule'] as const) {
    assert.equal(told({ kind }, { fixed: of(0.3, 'mg') }, TENTH), '3 mL of 0.1 mg/mL');
  }
  assert.equal(told({ kind: 'fluid' }, { fixed: of(500, 'mL') }, TENTH), '');
  assert.equal(told({ kind: 'fluid' }, { perKg: of(20, 'mL'), max: of(1000, 'mL') }, TENTH, '14'), '280 mL');
  assert.equal(told({}, { fixed: of(5, 'units') }, TENTH), '');
  assert.equal(told({}, { fixed: of(1, 'mg') }, undefined), '');
  assert.equal(told({}, {}, TENTH), '');
});

test('an infusion has the rates of its preparation; one that goes by the kilogram is set for the weight', () => {
  const range = { low: of(0.05, 'mcg'), high: of(0.1, 'mcg') };
  const preparation = dilution({
    perMl: of(16, 'mcg'),
    adultRateMlPerHour: { low: 18.75, high: 75 },
    pediatricRateMlPerKgPerHour: { low: 0.1875, high: 0.375 },
  });
  const line = { kind: 'infusion', preparation } as const;
  const adult = { infusion: { ...range, per: 'min' as const } };
  const child = { infusion: { ...range, per: 'kg/min' as const } };
  assert.equal(told(line, adult, TENTH), '18.75-75 mL/h of 16 mcg/mL');
  assert.equal(told(line, adult, TENTH, '80'), '18.75-75 mL/h of 16 mcg/mL');
  assert.equal(told(line, child, TENTH), '0.1875-0.375 mL/kg/h of 16 mcg/mL');
  assert.equal(told(line, child, TENTH, '12'), '2.25-4.5 mL/h of 16 mcg/mL');
  const { adultRateMlPerHour: _, ...forChildren } = preparation;
  const { pediatricRateMlPerKgPerHour: __, ...forAdults } = preparation;
  assert.equal(told({ ...line, preparation: forChildren }, adult, TENTH), '');
  assert.equal(told({ ...line, preparation: forAdults }, child, TENTH, '12'), '');
});

test('more than the typical maximum of a watched drug is high, exactly that is not, and a fixed dose never', () => {
  const midazolam: DoseStock = { concentration: of(5, 'mg'), watched: 'midazolam' };
  const dose = { perKg: of(0.2, 'mg'), max: of(10, 'mg') };
  assert.equal(told({}, dose, midazolam, '25'), '5 mg, 1 mL of 5 mg/mL');
  assert.equal(told({}, dose, midazolam, '25.5'), '5.1 mg, high, 1.02 mL of 5 mg/mL');
  assert.equal(told({}, dose, { concentration: of(5, 'mg') }, '25.5'), '5.1 mg, 1.02 mL of 5 mg/mL');
  assert.equal(told({}, { fixed: of(10, 'mg') }, midazolam, '80'), '2 mL of 5 mg/mL');
});

test('a line whose diluent is missing has its dose and no volume', () => {
  const line = { missingDiluent: { name: 'dextrose 5%' } };
  const child = { perKg: of(0.02, 'mg'), max: of(0.5, 'mg') };
  assert.equal(told(line, { fixed: of(1, 'mg') }, TENTH), '');
  assert.equal(told(line, child, TENTH), '');
  assert.equal(told(line, child, TENTH, '10'), '0.2 mg');
  for (const mandatory of [true, false]) {
    const preparation = { recipe: '', perMl: of(0.01, 'mg'), mandatory };
    assert.equal(told({ ...line, preparation }, child, TENTH, '10'), '0.2 mg', String(mandatory));
  }
});

test('a maximum by the kilogram is worked out: 40 mL/kg at 14 kg are 560 mL', () => {
  const total = totalFor({ text: 'x', totalPerKg: of(40, 'mL') }, kg('14'));
  assert.equal(total && `${total.value.toFixed()} ${total.unit}`, '560 mL');
  assert.equal(totalFor({ text: 'x' }, kg('14')), undefined);
});

test('a maximum by the kilogram stops at the most in all: 40 mL/kg, at most 2000 mL, are 2000 mL at 60 kg', () => {
  const total = totalFor({ text: 'x', totalPerKg: of(40, 'mL'), totalMax: of(2000, 'mL') }, kg('60'));
  assert.equal(total && `${total.value.toFixed()} ${total.unit}`, '2000 mL');
});

test('property: the volume holds exactly the dose that is given, at every weight and strength', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 5, max: 1500 }),
      fc.integer({ min: 1, max: 500 }),
      fc.integer({ min: 1, max: 500 }),
      (tenths, dose, strength) => {
        const stock = { concentration: of(strength, 'mcg') };
        const { given, volume } = lineFigures(lineOf(), { text: 'x', perKg: of(dose, 'mcg') }, stock, kg(tenths / 10));
        assert.ok(given && volume);
        assert.equal(given.value.toFixed(), String((tenths * dose) / 10));
        assert.ok(volume.amount.times(strength).minus(given.value).abs().lte('1e-15'));
      },
    ),
  );
});

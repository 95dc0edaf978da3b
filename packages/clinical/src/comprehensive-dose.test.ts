import assert from 'node:assert/strict';
import { test } from 'node:test';
import { comprehensiveDose } from './comprehensive-dose.ts';
import { comprehensivePath } from './comprehensive-patient.ts';
import { showText } from './display.ts';
import type { DoseRow, DoseStock } from './dose-row.ts';
import { kg, years } from './units.ts';

const midazolam: DoseStock = {
  concentration: { amount: 5, unit: 'mg' },
  youngsAdultDose: { comprehensive: { amount: 5, unit: 'mg' } },
  watched: 'midazolam',
};
const slowIv: DoseRow = {
  kind: 'bolus',
  adultDose: '5 mg',
  adultFigure: { fixed: { amount: 5, unit: 'mg' } },
  pedsDose: '0.1 mg/kg (max 5 mg)',
  pedsFigure: { perKg: { amount: 0.1, unit: 'mg' }, max: { amount: 5, unit: 'mg' } },
  youngs: true,
};

const dose = (stock: DoseStock, row: DoseRow, kilograms: string | null, age: string | null): string => {
  const path = comprehensivePath(kilograms === null ? null : kg(kilograms), age === null ? null : years(age));
  const result = comprehensiveDose(stock, row, path);
  switch (result.kind) {
    case 'by-weight':
    case 'fixed':
    case 'by-age':
    case 'by-zone':
    case 'youngs': {
      const flags = [
        result.kind === 'by-weight' && result.limit !== 'none' && result.limit.toUpperCase(),
        result.high && 'HIGH',
        result.ageUnchecked && 'age unchecked',
      ].filter(Boolean);
      const volume = result.volume === null ? 'no volume' : showText(result.volume);
      return [result.kind, showText(result.dose), '=', volume, ...flags].join(' ');
    }
    case 'text':
      return `text: ${result.text}`;
    case 'needs-weight':
      return `needs weight (${result.because})`;
    case 'needs-age':
      return 'needs age';
    case 'outside-range':
      return `outside ${result.of}`;
    case 'not-given':
    case 'nothing-entered':
      return result.kind;
  }
};

test('an adult gets the first mg figure, with the volume of the stocked strength', () => {
  assert.equal(dose(midazolam, slowIv, null, '30'), 'fixed 5 mg = 1 mL');
  assert.equal(dose(midazolam, slowIv, '70', '30'), 'fixed 5 mg = 1 mL');
});

test('a child with a weight gets the per-kg figure, held to its ceiling and flagged', () => {
  assert.equal(dose(midazolam, slowIv, '20', '6'), 'by-weight 2 mg = 0.4 mL');
  assert.equal(dose(midazolam, slowIv, '50', '17'), 'by-weight 5 mg = 1 mL');
  assert.equal(dose(midazolam, slowIv, '50.1', '17'), 'by-weight 5 mg = 1 mL MAX');
});

test('a weight of 20 kg alone is a child; 40 kg alone an adult', () => {
  assert.equal(dose(midazolam, slowIv, '20', null), 'by-weight 2 mg = 0.4 mL');
  assert.equal(dose(midazolam, slowIv, '40', null), 'fixed 5 mg = 1 mL');
});

test("a child of 1 to 12 years without a weight gets Young's estimate on the row it belongs to", () => {
  assert.equal(dose(midazolam, slowIv, null, '6'), 'youngs 1.67 mg = 0.33 mL');
  assert.equal(dose(midazolam, slowIv, null, '12'), 'youngs 2.5 mg = 0.5 mL');
  const { youngs: _, ...otherRow } = slowIv;
  assert.equal(dose(midazolam, otherRow, null, '6'), 'needs weight (no-estimate)');
  const { youngsAdultDose: __, ...withoutTable } = midazolam;
  assert.equal(dose(withoutTable, slowIv, null, '6'), 'needs weight (no-estimate)');
});

test('a weight comes before an estimate, and infants and 13 to 17 year olds get none', () => {
  assert.equal(dose(midazolam, slowIv, '20', '6'), 'by-weight 2 mg = 0.4 mL');
  assert.equal(dose(midazolam, slowIv, null, '0.5'), 'needs weight (infant)');
  assert.equal(dose(midazolam, slowIv, null, '15'), 'needs weight (near-adult)');
});

test('"1.5 mg/kg" without a weight is no dose of 1.5 mg', () => {
  const row: DoseRow = {
    kind: 'bolus',
    adultDose: '1.5 mg/kg (max 200 mg)',
    adultFigure: { perKg: { amount: 1.5, unit: 'mg' }, max: { amount: 200, unit: 'mg' } },
  };
  const stock: DoseStock = { concentration: { amount: 20, unit: 'mg' } };
  assert.equal(dose(stock, row, null, '30'), 'needs weight (per-kg)');
  assert.equal(dose(stock, row, '70', '30'), 'by-weight 105 mg = 5.25 mL');
  assert.equal(dose(stock, row, '150', '30'), 'by-weight 200 mg = 10 mL MAX');
});

test('a minimum raises the dose of a small child and says MIN', () => {
  const row: DoseRow = {
    kind: 'bolus',
    pedsDose: '0.02 mg/kg (min 0.1 mg, max 0.5 mg)',
    pedsFigure: {
      perKg: { amount: 0.02, unit: 'mg' },
      min: { amount: 0.1, unit: 'mg' },
      max: { amount: 0.5, unit: 'mg' },
    },
  };
  const stock: DoseStock = { concentration: { amount: 0.1, unit: 'mg' } };
  assert.equal(dose(stock, row, '4', '0.2'), 'by-weight 0.1 mg = 1 mL MIN');
  assert.equal(dose(stock, row, '5', '0.2'), 'by-weight 0.1 mg = 1 mL');
  assert.equal(dose(stock, row, '26', '8'), 'by-weight 0.5 mg = 5 mL MAX');
});

test('a row without a dose for the age group gives none: a child never falls back to the adult dose', () => {
  const adultOnly: DoseRow = { kind: 'bolus', adultDose: '30 mg' };
  const childOnly: DoseRow = { kind: 'bolus', pedsDose: '0.2 mg/kg' };
  assert.equal(dose({}, adultOnly, '20', '6'), 'not-given');
  assert.equal(dose({}, adultOnly, null, '6'), 'not-given');
  assert.equal(dose({}, childOnly, '70', '30'), 'not-given');
});

test('infusions are text on every path, even with a figure beside them', () => {
  const row: DoseRow = {
    kind: 'infusion',
    adultDose: '2-10 mcg/min',
    pedsDose: '0.1-1 mcg/kg/min',
    pedsFigure: { perKg: { amount: 0.1, unit: 'mcg' } },
    youngs: true,
  };
  assert.equal(dose(midazolam, row, '70', '30'), 'text: 2-10 mcg/min');
  assert.equal(dose(midazolam, row, '20', '6'), 'text: 0.1-1 mcg/kg/min');
  assert.equal(dose(midazolam, row, null, '6'), 'text: 0.1-1 mcg/kg/min');
});

test('an adult row in units or mL is text; a child’s fluid by weight is computed, and is its own volume', () => {
  const saline: DoseRow = {
    kind: 'other',
    adultDose: '60 mg of nothing',
    pedsDose: '20 mL/kg (max 1000 mL)',
    pedsFigure: { perKg: { amount: 20, unit: 'mL' }, max: { amount: 1000, unit: 'mL' } },
  };
  assert.equal(dose({}, saline, '70', '30'), 'text: 60 mg of nothing');
  assert.equal(dose({}, saline, '12.5', '3'), 'by-weight 250 mL = 250 mL');
  assert.equal(dose({}, saline, '60', '14'), 'by-weight 1000 mL = 1000 mL MAX');
  const bicarbonate = { ...saline, pedsFigure: { perKg: { amount: 1, unit: 'mEq' } } } as const;
  assert.equal(dose({ concentration: { amount: 1, unit: 'mEq' } }, bicarbonate, '10', '1'), 'by-weight 10 mEq = 10 mL');
});

test('tablets, age bands and refusals: no volume, or the words themselves', () => {
  const aspirin: DoseRow = { kind: 'bolus', adultDose: '324 mg chewed', pedsDose: 'Not used' };
  assert.equal(dose({}, aspirin, null, '60'), 'fixed 324 mg = no volume');
  assert.equal(dose({}, aspirin, '20', '6'), 'text: Not used');
  assert.equal(dose({}, aspirin, null, '6'), 'text: Not used');
  assert.equal(dose({}, { kind: 'bolus', pedsDose: 'x', pedsFigure: {} }, '20', '6'), 'text: x');
});

test('a strength in other units than the dose gives no volume', () => {
  assert.equal(dose({ concentration: { amount: 5, unit: 'units' } }, slowIv, null, '30'), 'fixed 5 mg = no volume');
});

test('words that exclude a patient leave no figure: over 10 years only, 15-30 kg', () => {
  const etomidate: DoseRow = {
    kind: 'bolus',
    pedsDose: '0.3 mg/kg (max 20 mg), over 10 years only',
    pedsFigure: { perKg: { amount: 0.3, unit: 'mg' }, only: { aboveMonths: 120 } },
  };
  assert.equal(dose({}, etomidate, '20', '6'), 'outside age');
  assert.equal(dose({}, etomidate, null, '6'), 'outside age');
  assert.equal(dose({}, etomidate, '20', '11'), 'by-weight 6 mg = no volume');
  assert.equal(dose({}, etomidate, '20', null), 'needs age');
  const pen: DoseRow = {
    kind: 'bolus',
    pedsDose: '0.15 mg (1 injector), 15-30 kg',
    pedsFigure: { fixed: { amount: 0.15, unit: 'mg' }, only: { fromKg: 15, toKg: 30 } },
  };
  assert.equal(dose({}, pen, '14.9', '3'), 'outside weight');
  assert.equal(dose({}, pen, '15', '3'), 'fixed 0.15 mg = no volume');
  assert.equal(dose({}, pen, null, '3'), 'needs weight (no-estimate)');
});

test('an adult text can exclude too: 5 mg is not for a patient over 69 years', () => {
  const haloperidol: DoseRow = {
    kind: 'bolus',
    adultDose: '5 mg; 2.5 mg over 69 years',
    adultFigure: { fixed: { amount: 5, unit: 'mg' }, only: { toMonths: 828 } },
  };
  assert.equal(dose({}, haloperidol, '70', '69'), 'fixed 5 mg = no volume');
  assert.equal(dose({}, haloperidol, '70', '70'), 'outside age');
  assert.equal(dose({}, haloperidol, '70', null), 'fixed 5 mg = no volume age unchecked');
});

test('volumes are of a dilution that must be made, and of the component where a kit has several', () => {
  const stock: DoseStock = { concentration: { amount: 0.1, unit: 'mg' }, watched: 'epinephrine' };
  const push: DoseRow = {
    kind: 'bolus',
    adultDose: '10 mcg',
    dilution: { recipe: '1 mL + 9 mL', perMl: { amount: 10, unit: 'mcg' }, use: 'always' },
  };
  assert.equal(dose(stock, push, null, '40'), 'fixed 10 mcg = 1 mL');
  const advised: DoseRow = { ...push, dilution: { recipe: '', perMl: { amount: 10, unit: 'mcg' }, use: 'advised' } };
  assert.equal(dose(stock, advised, null, '40'), 'fixed 10 mcg = 0.1 mL');
  const component: DoseRow = { kind: 'bolus', adultDose: '300 mg', concentration: { amount: 30, unit: 'mg' } };
  assert.equal(dose({ concentration: { amount: 1, unit: 'mg' } }, component, null, '40'), 'fixed 300 mg = 10 mL');
});

test('a row whose diluent is missing has its dose and no volume, whatever the stock', () => {
  const amiodarone: DoseStock = { concentration: { amount: 50, unit: 'mg' } };
  const withPulse: DoseRow = {
    kind: 'bolus',
    adultDose: '150 mg over 10 min',
    pedsDose: '5 mg/kg over 60 min (max 300 mg)',
    pedsFigure: { perKg: { amount: 5, unit: 'mg' }, max: { amount: 300, unit: 'mg' } },
    missingDiluent: { name: 'dextrose 5%' },
  };
  assert.equal(dose(amiodarone, withPulse, null, '40'), 'fixed 150 mg = no volume');
  assert.equal(dose(amiodarone, withPulse, '20', '6'), 'by-weight 100 mg = no volume');
  const component: DoseRow = { ...withPulse, concentration: { amount: 30, unit: 'mg' } };
  assert.equal(dose(amiodarone, component, null, '40'), 'fixed 150 mg = no volume');
});

test('HIGH DOSE above the typical maximum and not at it: midazolam 5 and 10 mg', () => {
  assert.equal(dose(midazolam, { kind: 'bolus', adultDose: '10 mg' }, null, '30'), 'fixed 10 mg = 2 mL HIGH');
  assert.equal(dose(midazolam, { kind: 'bolus', adultDose: '5 mg' }, null, '30'), 'fixed 5 mg = 1 mL');
});

test('nothing entered, nothing given', () => {
  assert.equal(dose(midazolam, slowIv, null, null), 'nothing-entered');
});

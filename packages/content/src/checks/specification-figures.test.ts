import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Protocol } from '../model/protocol.ts';
import { protocols } from '../protocols.ts';
import { cardLines } from './card-lines.ts';

const arrest: Protocol = protocols['adult-cardiac-arrest'];
const { anaphylaxis, stroke } = protocols;

const says = (card: Protocol, figure: string): boolean =>
  cardLines(card).some(({ text, sources }) => text.includes(figure) && sources.includes('spec'));

const dose = (card: Protocol, at: number) => card.medications[at];

test('cardiac arrest: 100-120 per min, at least 2 inches, 30:2, pulse check of 10 s at most', () => {
  for (const figure of ['100-120 per min', 'at least 2 inches', '30:2', '10 s at most', 'every 3-5 min']) {
    assert.ok(says(arrest, figure), figure);
  }
});

test('cardiac arrest: epinephrine 1 mg every 3-5 min, amiodarone 300 mg after the 3rd shock, then 150 mg', () => {
  assert.deepEqual(dose(arrest, 0)?.adult?.fixed, { amount: 1, unit: 'mg' });
  assert.match(dose(arrest, 0)?.timing ?? '', /^Every 3-5 min/);
  assert.match(dose(arrest, 0)?.timing ?? '', /after the 2nd shock$/);
  assert.deepEqual(dose(arrest, 1)?.adult?.fixed, { amount: 300, unit: 'mg' });
  assert.equal(dose(arrest, 1)?.timing, 'After the 3rd shock');
  assert.deepEqual(dose(arrest, 2)?.adult?.fixed, { amount: 150, unit: 'mg' });
});

test('anaphylaxis: 0.5 mg IM every 5-15 min; saline to 1 L or 20 mL/kg, in total 2 L or 40 mL/kg', () => {
  const [epinephrine] = anaphylaxis.medications;
  assert.deepEqual(epinephrine?.adult?.fixed, { amount: 0.5, unit: 'mg' });
  assert.match(epinephrine?.route ?? '', /^IM/);
  assert.equal(epinephrine?.timing, 'Every 5-15 min');
  const saline = anaphylaxis.medications.find(({ medication }) => medication === 'sodium-chloride');
  assert.deepEqual(saline?.adult?.fixed, { amount: 1000, unit: 'mL' });
  assert.deepEqual(saline?.pediatric?.perKg, { amount: 20, unit: 'mL' });
  assert.equal(saline?.max, '2 L adult, 40 mL/kg child, in total');
});

test('stroke: glucose 60 mg/dL, GCS advice at 8 or less, FAST-ED bands, labetalol 300 mg, ondansetron 8 mg', () => {
  for (const figure of [
    '60 mg/dL',
    'SBP above 90 mmHg and SpO2 above 90%',
    '7 or more severe',
    '1 or more: stroke alert',
  ]) {
    assert.ok(says(stroke, figure), figure);
  }
  const max = (id: string) => stroke.medications.find(({ medication }) => medication === id)?.max;
  assert.equal(max('labetalol'), '300 mg in total');
  assert.equal(max('ondansetron'), '8 mg in total');
});

test('titles, age groups and the AHA badge are as required', () => {
  assert.deepEqual(
    [arrest, anaphylaxis, stroke].map((card: Protocol) => [card.title, card.ageGroup, card.ahaReference?.edition]),
    [
      ['Adult Cardiac Arrest', 'adult', 'AHA 2020'],
      ['Anaphylaxis', 'both', undefined],
      ['Stroke', 'adult', undefined],
    ],
  );
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readDoseText } from './dose-text.ts';

const reading = (text: string): string => {
  const result = readDoseText(text);
  if (result.kind === 'text') return 'text';
  const dose = result.kind === 'per-kg' ? result.perKg : result.dose;
  return `${dose.value.toFixed()} ${dose.unit}${result.kind === 'per-kg' ? '/kg' : ''}`;
};

for (const [text, expected] of [
  // A fixed figure: the first one in mg or mcg.
  ['1 mg', '1 mg'],
  ['324 mg chewed (4 tablets of 81 mg)', '324 mg'],
  ['0.4 mg, titrate up to 2 mg', '0.4 mg'],
  ['50 mcg', '50 mcg'],
  ['10mg IM', '10 mg'],
  ['5 MG', '5 mg'],
  // A per-kg figure takes precedence over any fixed one.
  ['0.2 mg/kg (max 20 mg)', '0.2 mg/kg'],
  ['1 mcg/kg', '1 mcg/kg'],
  ['100 mg, or 1.5 mg/kg', '1.5 mg/kg'],
  ['0.1 mg/kg, then 0.2 mg/kg', '0.1 mg/kg'],
  ['1.5 mg / kg', '1.5 mg/kg'],
  ['1.5 mg/kg', '1.5 mg/kg'],
  // Nothing that can be used in calculations.
  ['250 mL (25 g)', 'text'],
  ['50 mEq', 'text'],
  ['60 units/kg (max 4000 units)', 'text'],
  ['Not used', 'text'],
  ['', 'text'],
  // Readings that would be harmful.
  ['2-10 mcg/min', 'text'],
  ['0.1-1 mcg/kg/min', 'text'],
  ['5 mg over 1 min, then 1 mg/h', 'text'],
  ['25-50 mg', 'text'],
  ['25 to 50 mg', 'text'],
  ['0.5-1 mg/kg', 'text'],
  ['25-50 mg, max 100 mg', 'text'],
  ['1,000 mg', 'text'],
  ['1.2.3 mg', 'text'],
  // A strength or a daily total is not a dose.
  ['10 mL of 1 mg/mL', 'text'],
  ['10 mL of 1 mg/mL = 10 mg', '10 mg'],
  ['at most 120 mg/day', 'text'],
] as const) {
  test(`"${text}" reads as ${expected}`, () => assert.equal(reading(text), expected));
}

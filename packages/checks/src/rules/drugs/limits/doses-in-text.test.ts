import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dosesInText } from './doses-in-text.ts';

for (const [text, doses] of [
  ['2.5 mg under 4 years; 5 mg from 4 years', ['2.5 mg', '5 mg']],
  ['324 mg chewed (4 tablets of 81 mg)', ['324 mg']],
  ['Up to 1 L bolus', ['1000 mL']],
  ['250 mL boluses to SBP 90', ['250 mL']],
  ['20 mL/kg; newborn 10 mL/kg', ['20 mL/kg', '10 mL/kg']],
  ['2-5 mL', []],
  ['12-15 L/min by mask', []],
  ['2-10 mcg/min', []],
  ['Not used', []],
] as const) {
  test(`"${text}" names ${doses.join(' and ') || 'no dose'}`, () => {
    assert.deepEqual(
      dosesInText(text).map(({ fixed, perKg }) =>
        fixed ? `${fixed.amount} ${fixed.unit}` : `${perKg?.amount} ${perKg?.unit}/kg`,
      ),
      doses,
    );
  });
}

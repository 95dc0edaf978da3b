import assert from 'node:assert/strict';
import { test } from 'node:test';
import { showText } from './display.ts';
import { quickDose } from './quick-dose.ts';
import { quickPath } from './quick-patient.ts';
import { type DoseUnit, kg, perMl, quantity } from './units.ts';

/*
 * Computed independently of this code, with exact fractions, from the requirement's per-kg figures and maxima and the
 * stocked strengths: dose = volume at 0.5, 1.5, 2.5, 4 and 39.9 kg, rounded by the display rule.
 */
const WEIGHTS = ['0.5', '1.5', '2.5', '4', '39.9'];
const TABLE: ReadonlyArray<
  readonly [name: string, perKg: number, unit: DoseUnit, max: number | null, perMl: number | null, shown: string[]]
> = [
  [
    'epinephrine 1:10,000',
    0.01,
    'mg',
    1,
    0.1,
    [
      '0.005 mg (5 mcg) = 0.05 mL',
      '0.015 mg (15 mcg) = 0.15 mL',
      '0.025 mg (25 mcg) = 0.25 mL',
      '0.04 mg (40 mcg) = 0.4 mL',
      '0.4 mg = 3.99 mL',
    ],
  ],
  [
    'epinephrine 1:1,000',
    0.01,
    'mg',
    null,
    1,
    [
      '0.005 mg (5 mcg) = 0.005 mL',
      '0.015 mg (15 mcg) = 0.015 mL',
      '0.025 mg (25 mcg) = 0.025 mL',
      '0.04 mg (40 mcg) = 0.04 mL',
      '0.4 mg = 0.4 mL',
    ],
  ],
  [
    'epinephrine via ETT',
    0.1,
    'mg',
    null,
    1,
    ['0.05 mg (50 mcg) = 0.05 mL', '0.15 mg = 0.15 mL', '0.25 mg = 0.25 mL', '0.4 mg = 0.4 mL', '3.99 mg = 3.99 mL'],
  ],
  [
    'amiodarone pulseless',
    5,
    'mg',
    null,
    50,
    ['2.5 mg = 0.05 mL', '7.5 mg = 0.15 mL', '12.5 mg = 0.25 mL', '20 mg = 0.4 mL', '199.5 mg = 3.99 mL'],
  ],
  [
    'amiodarone stable VT',
    5,
    'mg',
    300,
    50,
    ['2.5 mg = 0.05 mL', '7.5 mg = 0.15 mL', '12.5 mg = 0.25 mL', '20 mg = 0.4 mL', '199.5 mg = 3.99 mL'],
  ],
  [
    'adenosine 1st',
    0.1,
    'mg',
    6,
    3,
    [
      '0.05 mg (50 mcg) = 0.017 mL',
      '0.15 mg = 0.05 mL',
      '0.25 mg = 0.083 mL',
      '0.4 mg = 0.133 mL',
      '3.99 mg = 1.33 mL',
    ],
  ],
  [
    'adenosine 2nd',
    0.2,
    'mg',
    12,
    3,
    ['0.1 mg = 0.033 mL', '0.3 mg = 0.1 mL', '0.5 mg = 0.17 mL', '0.8 mg = 0.27 mL', '7.98 mg = 2.66 mL'],
  ],
  [
    'magnesium cardiac',
    50,
    'mg',
    2000,
    500,
    ['25 mg = 0.05 mL', '75 mg = 0.15 mL', '125 mg = 0.25 mL', '200 mg = 0.4 mL', '1995 mg = 3.99 mL'],
  ],
  [
    'magnesium torsades',
    25,
    'mg',
    2000,
    500,
    ['12.5 mg = 0.025 mL', '37.5 mg = 0.075 mL', '62.5 mg = 0.125 mL', '100 mg = 0.2 mL', '997.5 mg = 2 mL'],
  ],
  [
    'naloxone',
    0.1,
    'mg',
    2,
    0.4,
    ['0.05 mg (50 mcg) = 0.125 mL', '0.15 mg = 0.38 mL', '0.25 mg = 0.63 mL', '0.4 mg = 1 mL', '2 mg = 5 mL MAX'],
  ],
  [
    'methylprednisolone',
    2,
    'mg',
    60,
    62.5,
    ['1 mg = 0.016 mL', '3 mg = 0.048 mL', '5 mg = 0.08 mL', '8 mg = 0.13 mL', '60 mg = 0.96 mL MAX'],
  ],
  [
    'ondansetron',
    0.1,
    'mg',
    4,
    2,
    ['0.05 mg (50 mcg) = 0.025 mL', '0.15 mg = 0.075 mL', '0.25 mg = 0.125 mL', '0.4 mg = 0.2 mL', '3.99 mg = 2 mL'],
  ],
  [
    'propofol',
    1.5,
    'mg',
    null,
    10,
    ['0.75 mg = 0.075 mL', '2.25 mg = 0.225 mL', '3.75 mg = 0.38 mL', '6 mg = 0.6 mL', '59.85 mg = 5.99 mL'],
  ],
  [
    'etomidate',
    0.3,
    'mg',
    20,
    2,
    ['0.15 mg = 0.075 mL', '0.45 mg = 0.225 mL', '0.75 mg = 0.38 mL', '1.2 mg = 0.6 mL', '11.97 mg = 5.99 mL'],
  ],
  [
    'dextrose 10%',
    5,
    'mL',
    null,
    null,
    ['2.5 mL = 2.5 mL', '7.5 mL = 7.5 mL', '12.5 mL = 12.5 mL', '20 mL = 20 mL', '199.5 mL = 199.5 mL'],
  ],
];

for (const [name, perKg, unit, max, strength, shown] of TABLE) {
  for (const [index, weight] of WEIGHTS.entries()) {
    test(`${name} at ${weight} kg is ${shown[index]}`, () => {
      const rule = {
        perKg: quantity(perKg, unit),
        ...(max === null ? {} : { max: quantity(max, unit) }),
        concentration: perMl({ amount: strength ?? 0.1, unit: strength === null ? 'g' : 'mg' }),
      };
      const result = quickDose(rule, quickPath(kg(weight), null));
      assert.ok(result.kind === 'by-weight' && result.volume);
      const flag = result.limit === 'max' ? ' MAX' : '';
      assert.equal(`${showText(result.dose)} = ${showText(result.volume)}${flag}`, shown[index]);
    });
  }
}

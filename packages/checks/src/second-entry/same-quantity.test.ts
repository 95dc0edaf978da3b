import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lacksUnit, sameQuantity } from './same-quantity.ts';

const SAME: ReadonlyArray<readonly [typed: string, value: string]> = [
  ['0.5 mg', '0.5 mg'],
  ['0.5mg', '0.5 mg'],
  ['0.50 mg', '0.5 mg'],
  ['  0.5   mg  ', '0.5 mg'],
  ['.5 mg', '0.5 mg'],
  ['00.5 mg', '0.5 mg'],
  ['0.5 MG', '0.5 mg'],
  ['0.5 milligrams', '0.5 mg'],
  ['٠٫٥ mg', '0.5 mg'],
  ['\u200E0.5 mg\u200F', '0.5 mg'],
  ['\u2066٠٫٥\u2069 mg', '0.5 mg'],
  ['０.５ mg', '0.5 mg'],
  ['100 mcg', '100 mcg'],
  ['100 µg', '100 mcg'],
  ['100 μg', '100 mcg'],
  ['100 micrograms', '100 mcg'],
  ['5 ml', '5 mL'],
  ['5 cc', '5 mL'],
  ['1000 mL', '1,000 mL'],
  ['1 L', '1 L'],
  ['0.01 mg/kg', '0.01 mg/kg'],
  ['0.01 mg per kg', '0.01 mg/kg'],
  ['0.01 mg / kg', '0.01 mg/kg'],
  ['0.01 milligram per kilogram', '0.01 mg/kg'],
  ['0.1 mcg/kg/min', '0.1 mcg/kg/min'],
  ['0.1 mcg per kg per minute', '0.1 mcg/kg/min'],
  ['2-10 mcg/min', '2 to 10 mcg/min'],
  ['2 to 10 mcg/min', '2-10 mcg/min'],
  ['2–10 mcg/min', '2-10 mcg/min'],
  ['2 mcg/min to 10 mcg/min', '2-10 mcg/min'],
  ['5 mg - 10 mg', '5 to 10 mg'],
  ['94%', '94 %'],
  ['94 percent', '94 %'],
  ['35 C', '35 °C'],
  ['30:2', '30:2'],
  ['5000 IU', '5000 units'],
  ['3 minutes', '3 min'],
  ['3-5 min', '3-5 min'],
  ['1 year', '1 year'],
  ['10 yrs', '10 years'],
  ['2nd', '2nd'],
  ['15 G', '15G'],
  ['2', '2'],
  ['+966 11 464 7272', '+966114647272'],
  ['00966-11-464-7272', '+966114647272'],
  ['24.67167 / 46.67472', '24.67167/46.67472'],
  ['50 mL/h.', '50 mL/h'],
];

const OTHER: ReadonlyArray<readonly [typed: string, value: string, why: string]> = [
  ['5 mg', '0.5 mg', 'ten times'],
  ['0.05 mg', '0.5 mg', 'a tenth'],
  ['0.5 mcg', '0.5 mg', 'mcg for mg'],
  ['0.5 mg', '0.5 mcg', 'mg for mcg'],
  ['500 mcg', '0.5 mg', 'another unit, though as much'],
  ['0.5 g', '0.5 mg', 'g for mg'],
  ['0.5 mL', '0.5 mg', 'volume for drug'],
  ['0.5', '0.5 mg', 'no unit'],
  ['mg', '0.5 mg', 'no number'],
  ['', '0.5 mg', 'nothing'],
  ['0,5 mg', '0.5 mg', 'a comma'],
  ['1,000 mL', '1,000 mL', 'a comma'],
  ['1,000 mL', '1 mL', 'a comma'],
  ['0.5 mg/kg', '0.5 mg', 'for each kg'],
  ['0.01 mg', '0.01 mg/kg', 'not for each kg'],
  ['0.1 mcg/min', '0.1 mcg/kg/min', 'not for each kg'],
  ['0.1 mcg/kg/h', '0.1 mcg/kg/min', 'hours for minutes'],
  ['2 mcg/min', '2-10 mcg/min', 'one end'],
  ['10 mcg/min', '2-10 mcg/min', 'the other end'],
  ['2-100 mcg/min', '2-10 mcg/min', 'one end ten times'],
  ['10-2 mcg/min', '2-10 mcg/min', 'ends swapped'],
  ['2 mg to 10 mcg', '2-10 mcg', 'two units'],
  ['30-2', '30:2', 'a band for a ratio'],
  ['2:30', '30:2', 'the ratio swapped'],
  ['0.5 mg or 1 mg', '0.5 mg', 'two answers'],
  ['about 0.5 mg', '0.5 mg', 'a word'],
  ['-0.5 mg', '0.5 mg', 'a sign'],
  ['5e-1 mg', '0.5 mg', 'an exponent'],
  ['0.5.0 mg', '0.5 mg', 'two points'],
  ['3 s', '3 min', 'seconds for minutes'],
  ['12 months', '1 year', 'another unit, though as long'],
  ['+966114647273', '+966114647272', 'a digit'],
  ['011 464 7272', '+966114647272', 'no country'],
  ['0.3333333333333333333 mg', '0.3333333333333333334 mg', 'no number of floats'],
];

for (const [typed, value] of SAME) test(`"${typed}" is ${value}`, () => assert.ok(sameQuantity(typed, value)));
for (const [typed, value, why] of OTHER)
  test(`"${typed}" is not ${value}: ${why}`, () => assert.ok(!sameQuantity(typed, value)));

test('what is no quantity with a unit is told apart from a wrong one, only where the figure has a unit', () => {
  for (const typed of ['0.5', 'mg', '', 'half', '0,5 mg', '1,000 mg', 'about 0.5 mg', '0.5 - 1'])
    assert.ok(lacksUnit(typed, '0.5 mg'), typed);
  for (const typed of ['5 mg', '0.5 mcg', '0.5mg', '0.5 mg/kg', '1-2 mg', '30 %'])
    assert.ok(!lacksUnit(typed, '0.5 mg'), typed);
  for (const value of ['2', '30:2', '24.67167/46.67472', '+966114647272', '2nd', 'D10'])
    assert.ok(!lacksUnit('5', value), value);
  assert.ok(lacksUnit('1000', '1,000 mL'));
  for (const [typed, value] of SAME) assert.ok(!lacksUnit(typed, value), typed);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  adultDosingTab,
  patientIndicator,
  QUICK_AGE_CHIPS,
  QUICK_WEIGHT,
  QUICK_WEIGHT_CHIPS,
  quickPath,
  readQuickWeight,
  stepQuickWeight,
} from './quick-patient.ts';
import { kg, years } from './units.ts';

const reading = (text: string): string => {
  const result = readQuickWeight(text);
  return result.kind === 'weight' ? `${result.weight.value.toFixed()}${result.capped ? ' capped' : ''}` : result.kind;
};

for (const [text, expected] of [
  ['12.5', '12.5'],
  [' 4 ', '4'],
  ['12.', '12'],
  ['.5', '0.5'],
  ['12,5', '12.5'],
  ['١٢٫٥', '12.5'],
  ['۳۰', '30'],
  ['1,000', 'not-a-number'],
  ['0.5', '0.5'],
  ['0.4', 'too-light'],
  ['0', 'too-light'],
  ['100', '100'],
  ['100.1', '100 capped'],
  ['999', '100 capped'],
  ['', 'empty'],
  ['  ', 'empty'],
  ['-5', 'not-a-number'],
  ['1e2', 'not-a-number'],
  ['12kg', '12'],
  ['12lb', 'not-a-number'],
  ['12 5', 'not-a-number'],
  ['1.2.3', 'not-a-number'],
] as const) {
  test(`a weight typed as "${text}" reads as ${expected}`, () => assert.equal(reading(text), expected));
}

test('the path: 39.9 kg pediatric, 40 kg adult; ages 0.9 infant, 1 and 12 by age, 12.1 and 17.9 near adult, 18 adult', () => {
  assert.equal(quickPath(kg('39.9'), years(30)).kind, 'pediatric-by-weight');
  assert.equal(quickPath(kg(40), years(2)).kind, 'adult-by-weight');
  const byAge = (age: string) => quickPath(null, years(age)).kind;
  assert.deepEqual(['0.9', '1', '12', '12.1', '17.9', '18'].map(byAge), [
    'infant-needs-weight',
    'pediatric-by-age',
    'pediatric-by-age',
    'near-adult',
    'near-adult',
    'adult-by-age',
  ]);
  assert.equal(quickPath(null, null).kind, 'nothing-entered');
});

test('the indicator says Pediatric at 40 kg, where the path is already adult', () => {
  assert.equal(patientIndicator(kg(40)), 'pediatric');
  assert.equal(patientIndicator(kg('40.1')), 'adult');
});

test('stepping moves by exactly the step and stops at 0.5 and 100 kg', () => {
  const step = (from: string, by: number) => stepQuickWeight(kg(from), by)?.value.toFixed();
  assert.equal(step('0.7', 0.1), '0.8');
  assert.equal(step('12.5', 1), '13.5');
  assert.equal(step('0.5', -0.1), '0.5');
  assert.equal(step('99.5', 1), '100');
  assert.equal(stepQuickWeight(null, 1)?.value.toFixed(), '0.5');
  assert.equal(stepQuickWeight(null, -1), null);
  assert.equal(stepQuickWeight(null, 0), null);
});

test('the adult cards show from 40 kg; under it and without a weight they do not', () => {
  assert.equal(adultDosingTab(null), 'enter-weight');
  assert.equal(adultDosingTab(kg('39.9')), 'under-adult-weight');
  assert.equal(adultDosingTab(kg(40)), 'cards');
});

test('the limits and chips are those of the requirement', () => {
  assert.deepEqual(QUICK_WEIGHT, { min: 0.5, max: 100, step: 0.1, adultFrom: 40 });
  assert.deepEqual(QUICK_WEIGHT_CHIPS, [10, 15, 20, 25, 30, 40, 50, 70]);
  assert.deepEqual(QUICK_AGE_CHIPS, [2, 4, 6, 8, 10, 12, 14, 18]);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  COMPREHENSIVE_AGE,
  COMPREHENSIVE_WEIGHT,
  comprehensivePath,
  otherAgePath,
  readComprehensiveAge,
  readComprehensiveWeight,
} from './comprehensive-patient.ts';
import { kg, years } from './units.ts';

const weight = (text: string): string => {
  const result = readComprehensiveWeight(text);
  return result.kind === 'none' ? result.because : `${result.weight.value.toFixed()}${result.capped ? ' capped' : ''}`;
};
const age = (text: string): string => {
  const result = readComprehensiveAge(text);
  return result.kind === 'none' ? result.because : `${result.age.value.toFixed()}${result.capped ? ' capped' : ''}`;
};

for (const [text, expected] of [
  ['12.5', '12.5'],
  ['0.1', '0.1'],
  ['١٢٫٥', '12.5'],
  ['150', '150'],
  ['150.1', '150 capped'],
  ['999', '150 capped'],
  ['0', 'not-above-zero'],
  ['0.0', 'not-above-zero'],
  ['-5', 'not-a-number'],
  ['abc', 'not-a-number'],
  ['12 kg', '12'],
  ['12 lb', 'not-a-number'],
  ['', 'empty'],
  [' ', 'empty'],
] as const) {
  test(`a weight typed as "${text}" reads as ${expected}`, () => assert.equal(weight(text), expected));
}

for (const [text, expected] of [
  ['0', '0'],
  ['0.5', '0.5'],
  ['17.9', '17.9'],
  ['120', '120'],
  ['120.1', '120 capped'],
  ['-1', 'not-a-number'],
  ['six', 'not-a-number'],
  ['', 'empty'],
] as const) {
  test(`an age typed as "${text}" reads as ${expected}`, () => assert.equal(age(text), expected));
}

const path = (kilograms: string | null, age: string | null) =>
  comprehensivePath(kilograms === null ? null : kg(kilograms), age === null ? null : years(age)).kind;

test('under 18 years is pediatric and 18 or more adult, whatever the weight', () => {
  assert.equal(path('80', '17.9'), 'pediatric-by-weight');
  assert.equal(path('30', '18'), 'adult');
  assert.equal(path(null, '18'), 'adult');
});

test('a child without a weight: 0.9 years infant, 1 and 12 by age, 12.1 and 17.9 near adult', () => {
  assert.deepEqual(
    ['0.9', '1', '12', '12.1', '17.9'].map((years) => path(null, years)),
    ['infant-needs-weight', 'pediatric-by-age', 'pediatric-by-age', 'near-adult', 'near-adult'],
  );
});

test('a weight alone is pediatric under 40 kg and adult from 40 kg', () => {
  assert.equal(path('39.9', null), 'pediatric-by-weight');
  assert.equal(path('40', null), 'adult');
  assert.equal(path(null, null), 'nothing-entered');
});

test('the fields run from 0 to 150 kg and from 0 to 120 years in steps of 0.1', () => {
  assert.deepEqual(COMPREHENSIVE_WEIGHT, { min: 0, max: 150, step: 0.1 });
  assert.deepEqual(COMPREHENSIVE_AGE, { min: 0, max: 120, step: 0.1 });
});

test('the other path of a patient whom the cards count elsewhere, and why', () => {
  const other = (kilograms: string | null, age: string | null) => {
    const known = age === null ? null : years(age);
    const found = otherAgePath(comprehensivePath(kilograms === null ? null : kg(kilograms), known), known);
    return found && `${found.path.kind} ${found.because}`;
  };
  assert.equal(other('70', '16'), 'adult adult-by-age');
  assert.equal(other(null, '16'), 'adult adult-by-age');
  assert.equal(other('45', null), 'pediatric-by-weight age-not-said');
  assert.equal(other('38', null), 'adult age-not-said');
  for (const [kilograms, age] of [
    ['70', null],
    ['20', null],
    ['45', '12'],
    ['38', '82'],
    [null, '6'],
    [null, '13'],
    [null, null],
  ] as const) {
    assert.equal(other(kilograms, age), undefined, `${kilograms} kg, ${age} years`);
  }
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readAge, readQuickWeight } from '@first60/clinical';
import { quickPathOf } from './quick-path.ts';

const kindFor = (weight: string, age = ''): string => quickPathOf(readQuickWeight(weight), readAge(age)).kind;

test('39.9 kg is pediatric by weight and 40.0 kg adult by weight, whatever the age says', () => {
  for (const age of ['', '6', '70', '3-4 years', 'abc']) {
    assert.equal(kindFor('39.9', age), 'pediatric-by-weight', age);
    assert.equal(kindFor('40.0', age), 'adult-by-weight', age);
  }
});

test('by age alone: 11 months needs a weight, 12 y is an estimate, 13 y near-adult, 18 y adult', () => {
  assert.equal(kindFor('', '11 months'), 'infant-needs-weight');
  assert.equal(kindFor('', '12'), 'pediatric-by-age');
  assert.equal(kindFor('', '13'), 'near-adult');
  assert.equal(kindFor('', '18'), 'adult-by-age');
});

test('a weight that cannot be read gives no dose, not an estimate from the age', () => {
  for (const weight of ['0', '0.4', '-1', '1e2', 'abc', '1,000', '12 5']) {
    assert.equal(kindFor(weight, '6'), 'nothing-entered', weight);
  }
});

test('Arabic-Indic digits, a decimal comma and blanks around a weight are the same weight', () => {
  for (const weight of ['١٢٫٥', '۱۲٫۵', '12,5', '  12.5 ']) {
    const path = quickPathOf(readQuickWeight(weight), readAge(''));
    assert.equal(path.kind === 'pediatric-by-weight' && path.weight.value.toFixed(), '12.5', weight);
  }
});

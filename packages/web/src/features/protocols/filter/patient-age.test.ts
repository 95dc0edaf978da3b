import assert from 'node:assert/strict';
import { test } from 'node:test';
import { patientAge } from './patient-age.ts';

test('a child is 40 kg or less, or under 18 years; the weight speaks first', () => {
  for (const [weight, age, expected] of [
    ['12', '', ['pediatric', "12 kg entered: a child's weight."]],
    ['40', '', ['pediatric', "40 kg entered: a child's weight."]],
    ['40.1', '', ['adult', "40.1 kg entered: an adult's weight."]],
    ['12', '30', ['pediatric', "12 kg entered: a child's weight."]],
    ['70', '30', ['adult', "70 kg entered: an adult's weight."]],
    ['70', '15', ['pediatric', 'Age 15 entered: a child.']],
    ['', '18 mo', ['pediatric', 'Age 18 months entered: a child.']],
    ['', '17.9', ['pediatric', 'Age 17.9 entered: a child.']],
    ['', '18', ['adult', 'Age 18 entered: an adult.']],
    ['17.5', '3-4 years', ['pediatric', "17.5 kg entered: a child's weight."]],
  ] as const) {
    const found = patientAge(weight, age);
    assert.deepEqual([found?.age, found?.sentence], expected, `${weight} kg, ${age}`);
  }
});

test('what cannot be read says nothing', () => {
  for (const [weight, age] of [
    ['', ''],
    ['0.1', ''],
    ['heavy', 'old'],
    ['', '3-4 years'],
    ['', '130'],
  ] as const) {
    assert.equal(patientAge(weight, age), undefined);
  }
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { weightQuestion } from './weight-question.ts';

test('a weight that cannot belong to the age is asked about, and the likelier reading is named', () => {
  for (const [weight, age, title] of [
    ['120', '2', '2 years and 120 kg: 12.0 kg?'],
    ['2.3', '6', '6 years and 2.3 kg: 23.0 kg?'],
    ['44', '3', '3 years and 44 kg: 44 lb, 20.0 kg?'],
    ['7.5', '6', '6 years and 7.5 kg: 6 months?'],
    ['8', '40', '40 years and 8 kg: 80.0 kg?'],
    ['70', '3', '3 years and 70 kg: is that right?'],
    ['٧٢', '6/12', '6 months and 72 kg: 7.2 kg?'],
    ['38 kg', '3/52', '3 weeks and 38 kg: 3.8 kg?'],
    ['60', '1y6m', '1 year 6 months and 60 kg: is that right?'],
    ['70', '1', '1 year and 70 kg: 7.0 kg?'],
  ] as const) {
    assert.equal(weightQuestion(weight, age)?.title, title, `${weight} kg, ${age}`);
  }
});

test('nothing is asked where they can belong together, or one of them is not known', () => {
  for (const [weight, age] of [
    ['12', '2'],
    ['3.5', 'newborn'],
    ['70', '40'],
    ['38', '82'],
    ['120', ''],
    ['', '2'],
    ['120', '3-4 years'],
    ['0', '2'],
    ['abc', '2'],
  ] as const) {
    assert.equal(weightQuestion(weight, age), undefined, `${weight} kg, ${age}`);
  }
});

test('the usual weights of the age are said', () => {
  assert.match(weightQuestion('120', '2')?.text ?? '', /^Usual at this age: 8\.1 to 20\.9 kg\./);
  assert.match(weightQuestion('8', '40')?.text ?? '', /^An adult usually weighs 40 kg or more\./);
});

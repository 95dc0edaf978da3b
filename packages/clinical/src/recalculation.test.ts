import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type CalculatorInputs, inputsComplete, inputsDiffer, offersRecalculation } from './recalculation.ts';
import { kg, years } from './units.ts';

const inputs: CalculatorInputs = { weight: kg('12.5'), age: years(3), medication: 'adenosine', indication: 'SVT' };

test('before the first calculation everything is new', () => {
  assert.equal(inputsDiffer(inputs, null), true);
  assert.equal(offersRecalculation(inputs, null), true);
});

test('the same inputs do not differ, and 12.50 kg is 12.5 kg', () => {
  assert.equal(inputsDiffer({ ...inputs, weight: kg('12.50') }, inputs), false);
  assert.equal(offersRecalculation(inputs, { ...inputs }), false);
});

const CHANGES: ReadonlyArray<Partial<CalculatorInputs>> = [
  { weight: kg('12.6') },
  { weight: null },
  { age: years(4) },
  { age: null },
  { medication: 'atropine' },
  { indication: 'SVT, second dose' },
];
for (const change of CHANGES) {
  test(`a change of ${Object.keys(change)} is offered, both ways`, () => {
    assert.equal(offersRecalculation({ ...inputs, ...change }, inputs), true);
    assert.equal(inputsDiffer(inputs, { ...inputs, ...change }), true);
  });
}

test('complete means medication, indication and a weight or an age', () => {
  assert.equal(inputsComplete({ ...inputs, weight: null }), true);
  assert.equal(inputsComplete({ ...inputs, age: null }), true);
  assert.equal(inputsComplete({ ...inputs, weight: null, age: null }), false);
  assert.equal(inputsComplete({ ...inputs, medication: null }), false);
  assert.equal(inputsComplete({ ...inputs, indication: null }), false);
  assert.equal(offersRecalculation({ ...inputs, indication: null }, null), false);
});

test('two empty fields are equal', () => {
  const empty = { ...inputs, weight: null, age: null };
  assert.equal(inputsDiffer(empty, { ...empty }), false);
});

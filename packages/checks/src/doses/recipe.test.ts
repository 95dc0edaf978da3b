import assert from 'node:assert/strict';
import { test } from 'node:test';
import { madeBy, makes } from './recipe.ts';

const said = (recipe: string): string | undefined => {
  const made = madeBy(recipe);
  return made && `${made.perMl.toFixed()} ${made.unit}${made.fromStock ? ' from stock' : ''}`;
};

test('a recipe is worked out from its words', () => {
  assert.equal(
    said('1 mL of 50 mg/mL + 9 mL saline = 10 mL of 5 mg/mL, in an empty labeled syringe'),
    '5 mg from stock',
  );
  assert.equal(
    said('each mL of 500 mg/mL + 1.5 mL saline = 200 mg/mL, in an empty labeled syringe'),
    '200 mg from stock',
  );
  assert.equal(
    said('Empty a 500 mL saline bag to 250 mL, put in 4 mL of 1 mg/mL (4 mg) = 250 mL of 16 mcg/mL. Label it'),
    '0.016 mg from stock',
  );
  assert.equal(
    said('Take 8 mL out of a 100 mL saline bag, put in 8 mL of 500 mg/mL (4000 mg) = 100 mL of 40 mg/mL. Label it'),
    '40 mg from stock',
  );
  assert.equal(said('5 g + 200 mL saline = 200 mL of 25 mg/mL'), '0.025 g');
  assert.equal(said('Undiluted from its vial: 12.5 g in 50 mL = 250 mg/mL'), '0.25 g');
});

test('a recipe that contradicts itself or is not understood makes nothing', () => {
  const bag = 'Empty a 500 mL saline bag to 250 mL, put in';
  assert.equal(madeBy(`${bag} 3 mL of 1 mg/mL (4 mg) = 250 mL of 16 mcg/mL`), undefined);
  assert.equal(madeBy(`${bag} 4 mL of 1 mg/mL (4 mg) = 500 mL of 8 mcg/mL`), undefined);
  assert.equal(
    madeBy('Take 4 mL out of a 100 mL saline bag, put in 8 mL of 500 mg/mL (4000 mg) = 100 mL of 40 mg/mL'),
    undefined,
  );
  assert.equal(madeBy('1 mL of 50 mg/mL + 9 mL saline = 20 mL of 5 mg/mL'), undefined);
  assert.equal(madeBy('Shake well'), undefined);
});

test('what is made is compared in any unit of mass', () => {
  const made = madeBy('1 mL of 0.1 mg/mL + 9 mL saline = 10 mL of 10 mcg/mL');
  assert.ok(made);
  assert.equal(makes(made, { amount: 10, unit: 'mcg' }), true);
  assert.equal(makes(made, { amount: 0.01, unit: 'mg' }), true);
  assert.equal(makes(made, { amount: 10, unit: 'mg' }), false);
  assert.equal(makes(made, { amount: 10, unit: 'units' }), false);
});

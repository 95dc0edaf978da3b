import assert from 'node:assert/strict';
import { test } from 'node:test';
import { madeBy, makes } from './recipe.ts';

const said = (recipe: string): string | undefined => {
  const made = madeBy(recipe);
  return made && `${made.perMl.toFixed()} ${made.unit}${made.fromStock ? ' from stock' : ''}`;
};

test('a recipe is worked out from its words', () => {
  assert.equal(said('1 mL of ketamine 50 mg/mL + 9 mL saline = 5 mg/mL'), '5 mg from stock');
  assert.equal(said('Each 2 mL of magnesium 500 mg/mL + 3 mL saline = 200 mg/mL (20%)'), '200 mg from stock');
  assert.equal(
    said('then put 4 mg (4 mL of norepinephrine 1 mg/mL) into the 250 mL left: 4 mg in 250 mL saline'),
    '0.016 mg from stock',
  );
  assert.equal(said('200 mL saline into the 5 g vial = 25 mg/mL. Rock for 60 s'), '0.025 g');
  assert.equal(said('Undiluted from its vial: 12.5 g in 50 mL = 250 mg/mL'), '0.25 g');
});

test('a recipe that contradicts itself or is not understood makes nothing', () => {
  assert.equal(madeBy('put 4 mg (3 mL of norepinephrine 1 mg/mL) into the 250 mL left: 4 mg in 250 mL'), undefined);
  assert.equal(madeBy('Shake well'), undefined);
});

test('what is made is compared in any unit of mass', () => {
  const made = madeBy('1 mL of epinephrine 0.1 mg/mL + 9 mL saline = 10 mcg/mL');
  assert.ok(made);
  assert.equal(makes(made, { amount: 10, unit: 'mcg' }), true);
  assert.equal(makes(made, { amount: 0.01, unit: 'mg' }), true);
  assert.equal(makes(made, { amount: 10, unit: 'mg' }), false);
  assert.equal(makes(made, { amount: 10, unit: 'units' }), false);
});

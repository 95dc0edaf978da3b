import assert from 'node:assert/strict';
import { test } from 'node:test';
import { shockEnergy } from './shock-energy.ts';
import { kg } from './units.ts';

test('14 kg: 2 J/kg is 28 J, 4 J/kg 56 J, 10 J/kg 140 J; 3.3 kg at 0.5 J/kg is 1.65 J', () => {
  assert.deepEqual(
    [2, 4, 10].map((perKg) => shockEnergy(perKg, kg(14)).toFixed()),
    ['28', '56', '140'],
  );
  assert.equal(shockEnergy(0.5, kg('3.3')).toFixed(), '1.65');
});

test('no energy, or less than none, is a bug in the data', () => {
  assert.throws(() => shockEnergy(0, kg(14)), RangeError);
  assert.throws(() => shockEnergy(-2, kg(14)), RangeError);
});

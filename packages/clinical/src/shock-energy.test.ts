import assert from 'node:assert/strict';
import { test } from 'node:test';
import { shockEnergy } from './shock-energy.ts';
import { joulesPerKg, kg } from './units.ts';

test('14 kg: 2 J/kg is 28 J, 4 J/kg 56 J, 10 J/kg 140 J; 3.3 kg at 0.5 J/kg is 1.65 J', () => {
  assert.deepEqual(
    [2, 4, 10].map((perKg) => shockEnergy(joulesPerKg(perKg), kg(14)).value.toFixed()),
    ['28', '56', '140'],
  );
  assert.equal(shockEnergy(joulesPerKg(0.5), kg('3.3')).value.toFixed(), '1.65');
  assert.equal(shockEnergy(joulesPerKg(10), kg(150)).unit, 'J');
});

test('no energy, less than none, and more than 10 J/kg are bugs in the data', () => {
  for (const perKg of [0, -2, 10.1, 20]) assert.throws(() => joulesPerKg(perKg), RangeError, String(perKg));
});

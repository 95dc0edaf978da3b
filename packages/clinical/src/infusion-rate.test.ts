import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mlPerHour } from './infusion-rate.ts';
import { mcg, mg, perMl } from './units.ts';

test('2 mcg/min of 4 mcg/mL is 30 mL/h, 10 mcg/min 150 mL/h', () => {
  const bag = perMl({ amount: 4, unit: 'mcg' });
  assert.equal(mlPerHour(mcg(2), bag).value.toFixed(), '30');
  assert.equal(mlPerHour(mcg(10), bag).value.toFixed(), '150');
});

test('1 mg/min of 4 mcg/mL is converted first: 15000 mL/h', () => {
  assert.equal(mlPerHour(mg(1), perMl({ amount: 4, unit: 'mcg' })).value.toFixed(), '15000');
});

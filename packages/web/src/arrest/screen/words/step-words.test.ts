import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Decimal, type DoseStep, doseOf } from '@first60/clinical';
import { saidAfterRosc, stepDetail, stepText } from './step-words.ts';

const step = (amount: number, more: Partial<DoseStep> = {}): DoseStep => ({
  step: { fixed: { amount, unit: 'mL' }, sources: [] },
  dose: { kind: 'dose', dose: doseOf({ amount, unit: 'mL' }), routes: ['IV'], number: 1 },
  isAboveTotal: false,
  ...more,
});
const perKg = (amount: number): Partial<DoseStep> => ({ step: { perKg: { amount, unit: 'mL' }, sources: [] } });

test('a button says the volume, the dose where that is no volume, and what it is by the card', () => {
  assert.equal(stepText(step(500)), '500 mL');
  const grams = doseOf({ amount: 5, unit: 'g' });
  const volume = { amount: new Decimal(50), unit: 'mL', strength: { amount: 0.1, unit: 'g' } } as const;
  assert.equal(stepText(step(50, { dose: { ...step(50).dose, dose: grams, volume } })), '50 mL (5 g)');
  assert.equal(stepDetail(step(500)), '');
  assert.equal(stepDetail(step(160, perKg(10))), '10 mL/kg');
  assert.equal(stepDetail(step(160, { ...perKg(10), isAboveTotal: true })), '10 mL/kg, above the total');
  const most = { ...step(1000).dose, limit: 'max' } as const;
  assert.equal(stepDetail(step(1000, { ...perKg(20), dose: most })), 'Largest single dose');
});

test('after ROSC the card is quoted, with the volume of a step by weight; not where less than a dose is left', () => {
  const { dose } = step(1000);
  assert.equal(saidAfterRosc('250-500 mL at a time', dose, [step(250)]), '250-500 mL at a time');
  assert.equal(
    saidAfterRosc('Lungs after each 10 mL/kg', dose, [step(160, perKg(10))]),
    'Lungs after each 10 mL/kg: 160 mL',
  );
  assert.equal(saidAfterRosc('Lungs', { ...dose, limit: 'total' }, [step(160)]), undefined);
  assert.equal(saidAfterRosc('Lungs', { kind: 'none', because: 'no-weight' }, []), undefined);
  assert.equal(saidAfterRosc(undefined, dose, [step(160)]), undefined);
});

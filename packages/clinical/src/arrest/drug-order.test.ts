import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { PlanDrug } from './arrest-plan.ts';
import { drugOrder } from './drug-order.ts';

const DRUGS: readonly PlanDrug[] = [
  { id: 'epinephrine', name: 'Epinephrine', only: 'arrest' },
  { id: 'calcium', name: 'Calcium chloride' },
  { id: 'saline', name: 'Saline', firstAfterRosc: true },
  { id: 'push-dose', name: 'Epinephrine, push dose', only: 'rosc', notInBleeding: true },
];

const orderIn = (phase: 'arrest' | 'rosc' | 'ended', trauma = false) => {
  const { now, other } = drugOrder(DRUGS, { phase, trauma });
  return [now.map(({ id }) => id), other.map(({ id }) => id)];
};

test('in an arrest the order is that of the plan, and what is given after ROSC alone stands apart', () =>
  assert.deepEqual(orderIn('arrest'), [['epinephrine', 'calcium', 'saline'], ['push-dose']]));

test('after ROSC what holds the pressure comes first, and the doses of an arrest stand apart', () =>
  assert.deepEqual(orderIn('rosc'), [['saline', 'push-dose', 'calcium'], ['epinephrine']]));

test('after an injury what is not given in bleeding stands last once a pulse is back', () => {
  assert.deepEqual(orderIn('rosc', true), [['saline', 'calcium', 'push-dose'], ['epinephrine']]);
  assert.deepEqual(orderIn('arrest', true), orderIn('arrest'));
});

test('no drug is lost, whatever the phase and the cause', () => {
  for (const phase of ['arrest', 'rosc', 'ended'] as const) {
    for (const trauma of [false, true]) assert.equal(orderIn(phase, trauma).flat().length, DRUGS.length);
  }
});

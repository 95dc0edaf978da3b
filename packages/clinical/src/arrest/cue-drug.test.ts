import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ADULT, CHILD, drug, type Press, stateOf } from './arrest-fixture.ts';
import type { ArrestPlan } from './arrest-plan.ts';
import { cueDrug } from './cue-drug.ts';

const offered = (plan: ArrestPlan, id: string, weight: string | undefined, ...given: Press[]): boolean => {
  const patient = weight === undefined ? {} : { weight };
  return cueDrug(plan, id, patient, stateOf(plan.id, given).drugs) !== undefined;
};

for (const [what, plan, id, weight, given, expected] of [
  ['there to be given', ADULT, 'epinephrine', undefined, [], true],
  ['lacking a weight', CHILD, 'epinephrine', undefined, [], true],
  ['with a weight out of range', CHILD, 'epinephrine', '160', [], true],
  ['recalled', ADULT, 'recalled', undefined, [], false],
  ['not in the plan', ADULT, 'aspirin', undefined, [], false],
  ['without a dose for a child', CHILD, 'adult-only', '16', [], false],
  ['given as often as it may be', ADULT, 'amiodarone-first', undefined, [['1:00', drug('amiodarone-first')]], false],
  [
    'given up to its total',
    CHILD,
    'amiodarone',
    '16',
    [['1:00', drug('amiodarone', { amount: { value: '240', unit: 'mg' } })]],
    false,
  ],
] satisfies Array<[string, ArrestPlan, string, string | undefined, Press[], boolean]>) {
  test(`a drug ${what} ${expected ? 'has' : 'has no'} cue`, () =>
    assert.equal(offered(plan, id, weight, ...given), expected));
}

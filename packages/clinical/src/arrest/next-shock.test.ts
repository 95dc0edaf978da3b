import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ADULT, CHILD, REARREST, ROSC, SHOCK, stateOf } from './arrest-fixture.ts';
import type { ArrestPlan } from './arrest-plan.ts';
import { nextShock } from './next-shock.ts';

function told(plan: ArrestPlan, shocks: number, weight?: string): string {
  const state = stateOf(
    plan.id,
    Array.from({ length: shocks }, () => ['1:00', SHOCK] as const),
  );
  const next = nextShock(plan, state, weight === undefined ? {} : { weight });
  if (next.kind === 'text') return `${next.number}: ${next.because ?? next.text}`;
  const { number, joules, upTo, limited, mayPassAdult } = next;
  const flags = [...(limited ? [' limited'] : []), ...(mayPassAdult ? [', adult dose at most'] : [])].join('');
  return `${number}: ${joules.value.toFixed()}${upTo ? `-${upTo.value.toFixed()}` : ''} J${flags}`;
}

const { ceiling: _, ...noCeiling } = CHILD.energy;

for (const [what, plan, shocks, weight, expected] of [
  ['the first of a child', CHILD, 0, '16', '1: 32 J'],
  ['the second', CHILD, 1, '16', '2: 64 J'],
  ['the third may be more, up to 10 J/kg', CHILD, 2, '16', '3: 64-160 J'],
  ['the tenth as the third', CHILD, 9, '16', '10: 64-160 J'],
  ['3.3 kg exactly', CHILD, 0, '3.3', '1: 6.6 J'],
  ['the adult’s dose holds the upper end', CHILD, 2, '38', '3: 152-200 J, adult dose at most'],
  ['and the dose itself', CHILD, 1, '60', '2: 200 J limited, adult dose at most'],
  [
    'without an adult’s dose there is no upper end',
    { ...CHILD, energy: noCeiling },
    2,
    '38',
    '3: 152 J, adult dose at most',
  ],
  ['120 J may be an adult’s dose', CHILD, 1, '30', '2: 120 J'],
  ['a figure above it may pass that', CHILD, 1, '30.1', '2: 120.4 J, adult dose at most'],
  ['90 kg without an adult’s dose', { ...CHILD, energy: noCeiling }, 2, '90', '3: 360 J, adult dose at most'],
  ['no weight', CHILD, 0, undefined, '1: no-weight'],
  ['too light', CHILD, 0, '0.4', '1: weight-out-of-range'],
  ['too heavy', CHILD, 0, '160', '1: weight-out-of-range'],
  ['an adult', ADULT, 0, '70', '1: Manufacturer’s energy.'],
] as const) {
  test(`energy: ${what}`, () => assert.equal(told(plan, shocks, weight), expected));
}

test('after a re-arrest the energy does not fall back', () => {
  const state = stateOf('child', [
    ['1:00', SHOCK],
    ['1:10', SHOCK],
    ['2:00', ROSC],
    ['3:00', REARREST],
  ]);
  const next = nextShock(CHILD, state, { weight: '16' });
  assert.ok(next.kind === 'joules');
  assert.deepEqual([next.number, next.joules.value.toFixed()], [3, '64']);
});

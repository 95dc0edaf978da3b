import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Contraindication, conditionsOf } from './contraindication.ts';

const LIST: readonly Contraindication[] = [
  { condition: 'asthma', action: 'never' },
  { condition: 'child under 1 year', action: 'call first', to: 'pediatric' },
  { condition: 'shock', action: 'never' },
  { condition: 'pregnant', action: 'call first', to: 'adult' },
];

test('the conditions of one action stand in the order of their list; a known age leaves those of the other out', () => {
  assert.equal(conditionsOf(LIST, 'never'), 'asthma, shock');
  assert.equal(conditionsOf(LIST, 'call first'), 'child under 1 year, pregnant');
  assert.equal(conditionsOf(LIST, 'call first', 'adult'), 'pregnant');
  assert.equal(conditionsOf(LIST, 'never', 'pediatric'), 'asthma, shock');
});

test('without such a condition there is no list', () => {
  assert.equal(conditionsOf(undefined, 'never'), undefined);
  assert.equal(
    conditionsOf([{ condition: 'pregnant', action: 'never', to: 'adult' }], 'never', 'pediatric'),
    undefined,
  );
});

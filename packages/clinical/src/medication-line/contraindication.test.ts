import assert from 'node:assert/strict';
import { test } from 'node:test';
import { kg } from '../units.ts';
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

test('a condition of an age that nobody of the weight can have is left out; one of another kind stays at any weight', () => {
  const list: readonly Contraindication[] = [
    { condition: 'under 1 month', action: 'call first', to: 'pediatric' },
    { condition: 'under 2 years', action: 'call first', to: 'pediatric' },
    { condition: 'any child', action: 'call first', to: 'pediatric' },
  ];
  const at = (kilograms: string) => conditionsOf(list, 'call first', undefined, kg(kilograms));
  assert.equal(at('7.9'), 'under 1 month, under 2 years, any child');
  assert.equal(at('8'), 'under 2 years, any child');
  assert.equal(at('19.9'), 'under 2 years, any child');
  assert.equal(at('20'), 'any child');
  assert.equal(at('80'), 'any child');
});

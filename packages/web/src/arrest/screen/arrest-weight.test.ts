import assert from 'node:assert/strict';
import { test } from 'node:test';
import { planQuestion, readTypedWeight, stepTypedWeight } from './arrest-weight.ts';

const question = (text: string, plan: 'adult' | 'child') => {
  const reading = readTypedWeight(text, plan);
  return planQuestion(reading.kind === 'weight' ? reading.value : undefined, plan);
};

for (const [text, plan, expected] of [
  ['16', 'child', undefined],
  ['39.9', 'child', undefined],
  ['40', 'adult', undefined],
  ['70', 'adult', undefined],
  ['45', 'child', 'heavy-child'],
  ['38', 'adult', 'light-adult'],
  ['16', 'adult', 'light-adult'],
  ['', 'child', undefined],
  ['heavy', 'adult', undefined],
] as const) {
  test(`"${text}" kg of ${plan === 'adult' ? 'an adult' : 'a child'} asks ${expected ?? 'nothing'}`, () =>
    assert.equal(question(text, plan), expected));
}

test('an adult may weigh more than doses are worked out for, a child may not', () => {
  const kind = (text: string, plan: 'adult' | 'child') => readTypedWeight(text, plan).kind;
  assert.equal(kind('160', 'adult'), 'weight');
  assert.equal(kind('700', 'adult'), 'refused');
  assert.equal(kind('150', 'child'), 'weight');
  assert.equal(kind('160', 'child'), 'refused');
  assert.equal(stepTypedWeight('150', 1, 'adult'), '151');
  assert.equal(stepTypedWeight('150', 1, 'child'), '150');
});

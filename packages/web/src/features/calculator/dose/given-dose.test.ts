import assert from 'node:assert/strict';
import { test } from 'node:test';
import { kg, mcg, mg, perMl, quickDose, quickPath, showText, years } from '@first60/clinical';
import { decimalsFor, type GivenDose, looksAlike } from './given-dose.ts';

const rule = {
  perKg: mg('0.01'),
  max: mg(1),
  youngsAdult: mg(1),
  usualMaximum: mg('0.5'),
  concentration: perMl({ amount: 0.1, unit: 'mg' }),
} as const;

const at = (weight: string, rules: Parameters<typeof quickDose>[0] = rule): GivenDose =>
  given(quickDose(rules, quickPath(kg(weight), null)));
const byAge = (age: string): GivenDose => given(quickDose(rule, quickPath(null, years(age))));

function given(result: ReturnType<typeof quickDose>): GivenDose {
  assert.ok('dose' in result);
  return result;
}

test('another weight reads differently, the same weight typed otherwise does not', () => {
  assert.ok(looksAlike(at('12.5'), at('12.50')));
  assert.ok(!looksAlike(at('12.5'), at('12.6')));
});

test('a dose held at its maximum reads the same at 120 and 130 kg, and not as 100 kg that just reaches it', () => {
  assert.ok(looksAlike(at('120'), at('130')));
  assert.ok(!looksAlike(at('100'), at('120')), 'MAX DOSE appears');
});

test('the same figure by another way, with another warning or at another age reads differently', () => {
  assert.ok(!looksAlike(at('50'), byAge('12')), 'half a milligram by weight and as an estimate');
  assert.ok(!looksAlike(byAge('6'), byAge('7')));
  assert.ok(!looksAlike(at('60'), at('60', { ...rule, usualMaximum: mg(1) })), 'a caution goes');
});

test('precision: 2 decimals, 1 for mcg in the quick calculator', () => {
  assert.deepEqual(['mg', 'mL', 'mcg'].map(decimalsFor), [2, 2, 1]);
  assert.equal(showText(mg('12.345')), '12.35 mg');
  assert.equal(showText(mcg('12.34'), decimalsFor('mcg')), '12.3 mcg');
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { quickAnswer } from './quick-answer.ts';
import type { QuickDoseRule } from './quick-dose.ts';
import { mcg, mg, perMl } from './units.ts';

const pathFor = (weight: string, age = '') => quickAnswer(weight, age, { byWeight: [], byAge: [] }).path;
const kindFor = (weight: string, age = ''): string => pathFor(weight, age).kind;

test('39.9 kg is pediatric by weight and 40.0 kg adult by weight, whatever the age says', () => {
  for (const age of ['', '6', '70', '3-4 years', 'abc']) {
    assert.equal(kindFor('39.9', age), 'pediatric-by-weight', age);
    assert.equal(kindFor('40.0', age), 'adult-by-weight', age);
  }
});

test('by age alone: 11 months needs a weight, 12 y is an estimate, 13 y near-adult, 18 y adult', () => {
  assert.equal(kindFor('', '11 months'), 'infant-needs-weight');
  assert.equal(kindFor('', '12'), 'pediatric-by-age');
  assert.equal(kindFor('', '13'), 'near-adult');
  assert.equal(kindFor('', '18'), 'adult-by-age');
});

test('a weight that cannot be read gives no dose, not an estimate from the age', () => {
  for (const weight of ['0', '0.4', '-1', '1e2', 'abc', '1,000', '12 5']) {
    assert.equal(kindFor(weight, '6'), 'nothing-entered', weight);
  }
});

test('Arabic-Indic digits, a decimal comma and blanks around a weight are the same weight', () => {
  for (const weight of ['١٢٫٥', '۱۲٫۵', '12,5', '  12.5 ']) {
    const path = pathFor(weight);
    assert.equal(path.kind === 'pediatric-by-weight' && path.weight.value.toFixed(), '12.5', weight);
  }
});

const rule = {
  perKg: mg('0.01'),
  max: mg(1),
  youngsAdult: mg(1),
  usualMaximum: mg('0.5'),
  concentration: perMl({ amount: 0.1, unit: 'mg' }),
} as const;

const answerOf = (rule: QuickDoseRule, weight: string, age = '') =>
  quickAnswer(weight, age, { byWeight: [{ rule }], byAge: [] });

function givenOf(rule: QuickDoseRule, weight: string, age = '') {
  const [given] = answerOf(rule, weight, age).given;
  assert.ok(given);
  return given;
}

const look = (weight: string, rules: QuickDoseRule = rule): string => givenOf(rules, weight).look;
const lookByAge = (age: string): string => givenOf(rule, '', age).look;

test('another weight looks different, the same weight typed otherwise does not', () => {
  assert.equal(look('12.5'), look('12.50'));
  assert.notEqual(look('12.5'), look('12.6'));
});

test('a dose held at its maximum looks the same at 60 and 70 kg, and not as 50 kg that just reaches it', () => {
  const low = { ...rule, max: mg('0.5') };
  assert.equal(look('60', low), look('70', low));
  assert.notEqual(look('50', low), look('60', low), 'MAX DOSE appears');
});

test('the same figure by another way, with another warning or at another age looks different', () => {
  assert.notEqual(look('50'), lookByAge('12'), 'half a milligram by weight and as an estimate');
  assert.notEqual(lookByAge('6'), lookByAge('7'));
  assert.notEqual(look('60'), look('60', { ...rule, usualMaximum: mg(1) }), 'a caution goes');
  const watched = { ...rule, perKg: mg(1), max: mg(60), watched: 'epinephrine' } as const;
  assert.notEqual(look('60', watched), look('60', { ...watched, watched: 'morphine', max: mg(10) }));
});

test('dose and volume are shown with two decimals, micrograms with one', () => {
  const { shown } = givenOf({ perKg: mcg('1.234'), concentration: perMl({ amount: 50, unit: 'mcg' }) }, '10');
  assert.deepEqual(shown, { dose: { digits: '12.3', unit: 'mcg' }, volume: { digits: '0.25', unit: 'mL' } });
});

test('a row is given, waits for a weight, or is withheld with the reason; none of them is left out', () => {
  const overTen = { ...rule, only: { aboveMonths: 120 } };
  const told = (weight: string, age = '') => {
    const { given, waiting, withheld } = quickAnswer<object>(weight, age, {
      byWeight: [{ rule: { perKg: mg(1), concentration: rule.concentration } }, { rule: overTen }],
      byAge: [{ rule: { concentration: rule.concentration, youngsAdult: mg(1) } }],
    });
    return [given.map(({ result }) => result.kind), waiting.length, withheld.map(({ reason }) => reason.kind)];
  };
  assert.deepEqual(told('20'), [['by-weight'], 0, ['needs-age']]);
  assert.deepEqual(told('20', '10'), [['by-weight'], 0, ['outside-range']]);
  assert.deepEqual(told('20', '11'), [['by-weight', 'by-weight'], 0, []]);
  assert.deepEqual(told('', '6'), [['youngs'], 1, ['outside-range']]);
  assert.deepEqual(told('', '11'), [['youngs', 'youngs'], 1, []]);
  assert.deepEqual(told('', '18'), [[], 2, []]);
  assert.deepEqual(told('', ''), [[], 2, []]);
});

test('the dose of the adult card is told to an adult alone, and only where it is another amount, in whatever unit', () => {
  const told = (adultCard: QuickDoseRule['adultCard'], weight: string, age = '', more: Partial<QuickDoseRule> = {}) => {
    const { adult } = givenOf({ ...rule, ...more, ...(adultCard && { adultCard }) }, weight, age);
    return adult && [adult.dose.value.toFixed(), adult.volume?.value.toFixed()];
  };
  assert.deepEqual(told(mg(1), '60'), ['1', '10']);
  assert.equal(told(mg(1), '39.9'), undefined);
  assert.equal(told(mg(1), '', '6'), undefined);
  assert.deepEqual(told(mg(1), '', '18', { fixedAdult: mg(2) }), ['1', '10']);
  assert.equal(told(mg('0.6'), '60'), undefined);
  assert.equal(told(mcg(600), '60'), undefined);
  assert.equal(told(undefined, '60'), undefined);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drugIn, preparationIn, sentencesOf } from '../act-rule-fixture.ts';
import { mixFromStock } from './mix-from-stock.ts';

test('the syringes and bags of the clean drugs can be made of their stock', () => {
  assert.deepEqual(sentencesOf(mixFromStock), []);
});

test('a stock that is as strong as the mixture needs no diluent', () => {
  const sentences = sentencesOf(mixFromStock, (contents) => {
    drugIn(contents, 'midazolam').products[0].holds = {
      drug: { amount: 5, unit: 'mg' },
      volume: { amount: 5, unit: 'mL' },
    };
  });
  assert.deepEqual(sentences, []);
});

test('a stock that is weaker than the syringe that has to be made', () => {
  const weaker = (mayBeWeaker: boolean) =>
    sentencesOf(mixFromStock, (contents) => {
      drugIn(contents, 'midazolam').products[0].holds = {
        drug: { amount: 1, unit: 'mg' },
        volume: { amount: 2, unit: 'mL' },
      };
      if (mayBeWeaker) preparationIn(contents, 'midazolam/one-in-five').weaker = true;
    });
  assert.deepEqual(weaker(false), [
    'midazolam, "Seizure, IV" has to be given in "one-in-five" of 1 mg/mL, and the ampoule holds only 0.5 mg/mL, which no diluent makes stronger: stock a stronger one, or make the preparation weaker.',
    'midazolam, "Light sedation before a shock" has to be given in "one-in-five" of 1 mg/mL, and the ampoule holds only 0.5 mg/mL, which no diluent makes stronger: stock a stronger one, or make the preparation weaker.',
  ]);
  assert.deepEqual(weaker(true), []);
});

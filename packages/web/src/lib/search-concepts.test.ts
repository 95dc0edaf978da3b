import assert from 'node:assert/strict';
import { test } from 'node:test';
import { conceptsOf } from './search-concepts.ts';
import { foldTerm } from './search-text.ts';

const concepts = (text: string) => conceptsOf(foldTerm(text));

test('little words, places and who the patient is are left out', () => {
  assert.deepEqual(concepts('The old man at the mosque has a fever'), ['fever']);
});

test('forms of a word are one concept', () => {
  for (const [one, other] of [
    ['fell', 'falling'],
    ['seizures', 'seizure'],
    ['stabbed', 'stabbing'],
    ['burnt', 'burns'],
    ['allergies', 'allergy'],
    ['قلبه', 'قلبها'],
    ['يتشنج', 'تشنج'],
    ['وجسمه', 'جسمه'],
  ] as const) {
    assert.deepEqual(concepts(one), concepts(other), one);
  }
});

test('what is absent is another concept than what is there, and another than what the patient cannot do', () => {
  const [pulse, none] = [concepts('pulse'), concepts('no pulse')];
  assert.notDeepEqual(pulse, none);
  assert.deepEqual(concepts('without a pulse'), none);
  assert.notDeepEqual(concepts("can't breathe"), concepts('not breathing'));
  assert.deepEqual(concepts('ما فيه نبض'), concepts('بدون نبض'));
});

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

test('an absence reaches over "or", and inability is none of breathing, in either language', () => {
  assert.deepEqual(concepts('not moving or breathing'), [...concepts('no move'), ...concepts('no breathe')]);
  assert.deepEqual(concepts('ما يقدر يتنفس'), concepts('cannot يتنفس'));
  assert.notDeepEqual(concepts('ما يقدر يتنفس'), concepts('ما يتنفس'));
});

test('a phrase that says one thing is one concept', () => {
  assert.deepEqual(concepts('throwing up'), concepts('vomit'));
  assert.deepEqual(concepts('hit by a car'), concepts('run over by a car'));
});

test('what is said in many ways is one concept', () => {
  for (const [one, other] of [
    ["can't find a pulse", 'no pulse'],
    ['his heart has stopped', 'no pulse'],
    ['people pushing on his chest', 'compressions'],
    ["doesn't know his own name", 'disoriented'],
    ['keeps asking the same', 'repeating same'],
    ['blacked out', 'fainted'],
    ['flew off her bike', 'fell bike'],
    ['out cold', 'unconscious'],
    ["won't come with us", 'refuse'],
  ] as const) {
    assert.deepEqual(concepts(one), concepts(other), one);
  }
});

test('a like phrase that says another thing is left as it is', () => {
  assert.ok(!concepts('feels like someone pushing on his chest').includes('compression'));
  assert.ok(!concepts("I don't know his name").includes('disoriented'));
  assert.ok(!concepts('not breathing normally').includes('goodbreath'));
  assert.ok(concepts('breathing normally').includes('goodbreath'));
});

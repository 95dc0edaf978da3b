import assert from 'node:assert/strict';
import { test } from 'node:test';
import { preparationIn, sentencesOf } from '../act-rule-fixture.ts';
import { neverInAFlush } from './never-in-a-flush.ts';

test('nothing of the clean drugs is mixed in a flush syringe', () => {
  assert.deepEqual(sentencesOf(neverInAFlush), []);
});

test('a mixture in the flush itself', () => {
  const sentences = sentencesOf(neverInAFlush, (contents) => {
    preparationIn(contents, 'midazolam/one-in-five').diluent = 'sodium-chloride/flush';
  });
  assert.deepEqual(sentences, [
    'midazolam has the preparation "one-in-five", which is made in a flush syringe: mix it in an empty, labeled syringe or in a bag.',
  ]);
});

test('a mixture into a volume that only the flush has', () => {
  const sentences = sentencesOf(neverInAFlush, (contents) => {
    preparationIn(contents, 'magnesium-sulfate/bag').mix = { kind: 'into', volume: { amount: 10, unit: 'mL' } };
    delete preparationIn(contents, 'magnesium-sulfate/bag').container;
  });
  assert.deepEqual(sentences, [
    'magnesium-sulfate has the preparation "bag", which is made in a flush syringe: mix it in an empty, labeled syringe or in a bag.',
  ]);
});

test('a mixture in the bag by name', () => {
  const sentences = sentencesOf(neverInAFlush, (contents) => {
    preparationIn(contents, 'midazolam/one-in-five').diluent = 'sodium-chloride/bag';
  });
  assert.deepEqual(sentences, []);
});

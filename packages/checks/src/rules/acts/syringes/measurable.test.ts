import assert from 'node:assert/strict';
import { test } from 'node:test';
import { giveIn, preparationIn, sentencesOf } from '../act-rule-fixture.ts';
import { measurable } from './measurable.ts';

test('every dose of the clean drugs can be read on a syringe', () => {
  assert.deepEqual(sentencesOf(measurable), []);
});

test('a dose that is less than 0.05 mL', () => {
  const sentences = sentencesOf(measurable, (contents) => {
    giveIn(contents, 'midazolam/seizure-im', 'child', { low: { amount: 0.05, unit: 'mg' }, perKg: true });
  });
  assert.deepEqual(sentences, [
    'midazolam, "Seizure, no IV" is 0.03 mL for a newborn of 3 kg, less than 0.05 mL: offer a weaker preparation for such volumes, or name the exception.',
  ]);
});

test('a dose between two marks', () => {
  const sentences = sentencesOf(measurable, (contents) => {
    giveIn(contents, 'midazolam/seizure-im', 'child', { low: { amount: 0.09, unit: 'mg' }, perKg: true });
  });
  assert.deepEqual(sentences, [
    'midazolam, "Seizure, no IV" is 0.054 mL for a newborn of 3 kg, more than 5 % off the nearest mark: offer a weaker preparation for such volumes, or name the exception.',
  ]);
});

test('a dose of less than a mark', () => {
  const sentences = sentencesOf(measurable, (contents) => {
    giveIn(contents, 'midazolam/seizure-im', 'child', { low: { amount: 0.005, unit: 'mg' }, perKg: true });
  });
  assert.deepEqual(sentences, [
    'midazolam, "Seizure, no IV" is 0.003 mL for a newborn of 3 kg, less than a mark of the finest syringe: offer a weaker preparation for such volumes, or name the exception.',
  ]);
});

test('the same with a preparation that is offered for it', () => {
  const sentences = sentencesOf(measurable, (contents) => {
    giveIn(contents, 'midazolam/seizure-im', 'child', { low: { amount: 0.05, unit: 'mg' }, perKg: true });
    preparationIn(contents, 'midazolam/one-in-five').may = [{ who: { group: 'child' }, acts: ['seizure-im'] }];
  });
  assert.deepEqual(sentences, []);
});

test('a preparation that is offered for smaller volumes alone', () => {
  const sentences = sentencesOf(measurable, (contents) => {
    giveIn(contents, 'midazolam/seizure-im', 'child', { low: { amount: 0.05, unit: 'mg' }, perKg: true });
    preparationIn(contents, 'midazolam/one-in-five').may = [{ acts: ['seizure-im'], belowMl: 0.02 }];
  });
  assert.deepEqual(sentences, [
    'midazolam, "Seizure, no IV" is 0.03 mL for a newborn of 3 kg, less than 0.05 mL: offer a weaker preparation for such volumes, or name the exception.',
  ]);
});

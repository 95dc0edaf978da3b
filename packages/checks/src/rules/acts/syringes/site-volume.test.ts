import assert from 'node:assert/strict';
import { test } from 'node:test';
import { actIn, drugIn, giveIn, sentencesOf } from '../act-rule-fixture.ts';
import { siteVolume } from './site-volume.ts';

test('a muscle and the nose take the doses of the clean drugs', () => {
  assert.deepEqual(sentencesOf(siteVolume), []);
});

test('a dose that is too much for a nose', () => {
  const sentences = sentencesOf(siteVolume, (contents) => {
    giveIn(contents, 'midazolam/seizure-im', 'adult', { low: { amount: 11, unit: 'mg' } });
  });
  assert.deepEqual(sentences, [
    'midazolam, "Seizure, no IV" puts 2.2 mL into the nose of an adult of 30 kg, and 2 sites take 2 mL: say who gets it by this route.',
  ]);
});

test('a dose that is too much for a thigh', () => {
  const sentences = sentencesOf(siteVolume, (contents) => {
    giveIn(contents, 'midazolam/agitation-im', 'child', {
      low: { amount: 0.6, unit: 'mg' },
      perKg: true,
      max: { amount: 20, unit: 'mg' },
    });
  });
  assert.deepEqual(sentences, [
    'midazolam, "Agitation, no IV" puts 1.2 mL into a muscle of a child of 10 kg, and one site takes 1 mL: split it, or say who gets it by this route.',
  ]);
});

test('the same dose in two sites', () => {
  const sentences = sentencesOf(siteVolume, (contents) => {
    giveIn(contents, 'midazolam/agitation-im', 'child', {
      low: { amount: 0.6, unit: 'mg' },
      perKg: true,
      max: { amount: 20, unit: 'mg' },
    });
    actIn(contents, 'midazolam/agitation-im').split = 2;
  });
  assert.deepEqual(sentences, []);
});

test('an injector, which is given whole', () => {
  const sentences = sentencesOf(siteVolume, (contents) => {
    giveIn(contents, 'midazolam/agitation-im', 'child', {
      low: { amount: 0.6, unit: 'mg' },
      perKg: true,
      max: { amount: 20, unit: 'mg' },
    });
    drugIn(contents, 'midazolam').products[0].form = 'injector';
  });
  assert.deepEqual(sentences, []);
});

test('a nostril that takes less', () => {
  const sentences = sentencesOf(siteVolume, (contents) => {
    contents.tables.routes.IN = { mlPerNostril: 0.5 };
  });
  assert.deepEqual(sentences, [
    'midazolam, "Seizure, no IV" puts 1.2 mL into the nose of a child of 30 kg, and 2 sites take 1 mL: say who gets it by this route.',
  ]);
});

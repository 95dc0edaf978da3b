import assert from 'node:assert/strict';
import { test } from 'node:test';
import { actIn, sentencesOf } from '../act-rule-fixture.ts';
import { oneActOnePurpose } from './one-act-one-purpose.ts';

test('every act of the clean drugs has one purpose', () => {
  assert.deepEqual(sentencesOf(oneActOnePurpose), []);
});

test('a label with two purposes', () => {
  const sentences = sentencesOf(oneActOnePurpose, (contents) => {
    actIn(contents, 'midazolam/light-sedation').label = 'Seizure, agitation, light sedation';
  });
  assert.deepEqual(sentences, [
    'midazolam, "Seizure, agitation, light sedation" names "seizure" and "agitation", which other acts of the drug treat apart: let it name one, or split it.',
  ]);
});

test('an act for two conditions that others treat apart', () => {
  const sentences = sentencesOf(oneActOnePurpose, (contents) => {
    actIn(contents, 'magnesium-sulfate/torsades-with-pulse').when = ['torsades', 'eclampsia'];
  });
  assert.deepEqual(sentences, [
    'magnesium-sulfate, "Torsades with a pulse" is for "torsades" and "eclampsia", which other acts of the drug treat apart: let it be for one.',
  ]);
});

test("Young's figure on two acts with different doses", () => {
  const sentences = sentencesOf(oneActOnePurpose, (contents) => {
    actIn(contents, 'midazolam/light-sedation').youngs = true;
  });
  assert.deepEqual(sentences, [
    'midazolam, "Light sedation before a shock" has the estimate by Young\'s rule that "Seizure, IV" has with another dose: leave it with the act whose dose it is.',
  ]);
});

test('a label that explains its purpose in brackets', () => {
  const sentences = sentencesOf(oneActOnePurpose, (contents) => {
    actIn(contents, 'midazolam/light-sedation').label = 'Light sedation (agitation, seizure)';
  });
  assert.deepEqual(sentences, []);
});

test("Young's figure on two acts, one of them for children alone", () => {
  const sentences = sentencesOf(oneActOnePurpose, (contents) => {
    actIn(contents, 'midazolam/light-sedation').youngs = true;
    actIn(contents, 'midazolam/light-sedation').dose = actIn(contents, 'midazolam/seizure-iv').dose.slice(1);
  });
  assert.deepEqual(sentences, []);
});

test("Young's figure on two acts with one dose", () => {
  const sentences = sentencesOf(oneActOnePurpose, (contents) => {
    actIn(contents, 'midazolam/light-sedation').youngs = true;
    actIn(contents, 'midazolam/light-sedation').dose = actIn(contents, 'midazolam/seizure-iv').dose;
  });
  assert.deepEqual(sentences, []);
});

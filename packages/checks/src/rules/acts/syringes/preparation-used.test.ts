import assert from 'node:assert/strict';
import { test } from 'node:test';
import { preparationIn, sentencesOf } from '../act-rule-fixture.ts';
import { preparationUsed } from './preparation-used.ts';

test('every preparation of the clean drugs is for an act', () => {
  assert.deepEqual(sentencesOf(preparationUsed), []);
});

test('an act that the drug does not have', () => {
  const sentences = sentencesOf(preparationUsed, (contents) => {
    preparationIn(contents, 'midazolam/one-in-five').must.push({ acts: ['seizure-iv', 'sedation'] });
  });
  assert.deepEqual(sentences, [
    'midazolam has the preparation "one-in-five" for "sedation", which is none of its acts: correct the name.',
  ]);
});

test('a route that no act has', () => {
  const sentences = sentencesOf(preparationUsed, (contents) => {
    preparationIn(contents, 'midazolam/one-in-five').may.push({ routes: ['PO'] });
  });
  assert.deepEqual(sentences, [
    'midazolam has the preparation "one-in-five" for a use that no act has: correct its patients, routes and acts, or take it out.',
  ]);
});

test('patients that no act has', () => {
  const sentences = sentencesOf(preparationUsed, (contents) => {
    preparationIn(contents, 'magnesium-sulfate/20-percent').must.push({ who: { group: 'child' }, acts: ['eclampsia'] });
  });
  assert.deepEqual(sentences, [
    'magnesium-sulfate has the preparation "20-percent" for a use that no act has: correct its patients, routes and acts, or take it out.',
  ]);
});

test('a preparation for nothing', () => {
  const sentences = sentencesOf(preparationUsed, (contents) => {
    preparationIn(contents, 'midazolam/one-in-five').must = [];
  });
  assert.deepEqual(sentences, [
    'midazolam has the preparation "one-in-five", which is for nothing: say under "must" or "may" what it is for, or take it out.',
  ]);
});

test('a preparation that is only offered where the stock may not go in', () => {
  const sentences = sentencesOf(preparationUsed, (contents) => {
    const preparation = preparationIn(contents, 'midazolam/one-in-five');
    preparation.must = [{ acts: ['seizure-iv'] }];
    preparation.may = [{ acts: ['light-sedation'] }];
  });
  assert.deepEqual(sentences, [
    'midazolam, "Light sedation before a shock" only offers the preparation "one-in-five", and its stock may not go in by vein or bone: name it under "must".',
  ]);
});

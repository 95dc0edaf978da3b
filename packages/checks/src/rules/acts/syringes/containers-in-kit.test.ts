import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drugIn, sentencesOf } from '../act-rule-fixture.ts';
import { containersInKit } from './containers-in-kit.ts';

test('nothing is counted as long as no service says what a kit holds', () => {
  assert.deepEqual(sentencesOf(containersInKit), []);
});

test('two ampoules of midazolam', () => {
  const sentences = sentencesOf(containersInKit, (contents) => {
    drugIn(contents, 'midazolam').products[0].par = 1;
  });
  assert.deepEqual(sentences, [
    'midazolam, "Seizure, IV" needs 2 of its ampoules for all doses of a newborn of 3 kg, and a kit holds 1: stock more, or let it give fewer doses.',
    'midazolam, "Agitation, no IV" needs 2 of its ampoules for all doses of a newborn of 3 kg, and a kit holds 1: stock more, or let it give fewer doses.',
    'midazolam, "Light sedation before a shock" needs 2 of its ampoules for all doses of a newborn of 3 kg, and a kit holds 1: stock more, or let it give fewer doses.',
  ]);
});

test('enough ampoules', () => {
  const sentences = sentencesOf(containersInKit, (contents) => {
    drugIn(contents, 'midazolam').products[0].par = 2;
  });
  assert.deepEqual(sentences, []);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drugIn, sentencesOf } from '../act-rule-fixture.ts';
import { lookalikeBothWays } from './lookalike-both-ways.ts';

test('the look-alikes of the clean drugs are not stocked', () => {
  assert.deepEqual(sentencesOf(lookalikeBothWays), []);
});

test('a look-alike on one side, by its id', () => {
  const sentences = sentencesOf(lookalikeBothWays, (contents) => {
    drugIn(contents, 'midazolam').products[0].lookalikes = ['magnesium-sulfate'];
  });
  assert.deepEqual(sentences, [
    'midazolam names magnesium-sulfate as a look-alike, which does not name it back: add midazolam to the look-alikes of magnesium-sulfate.',
  ]);
});

test('a look-alike on one side, by its name', () => {
  const sentences = sentencesOf(lookalikeBothWays, (contents) => {
    drugIn(contents, 'midazolam').products[0].lookalikes = ['Magnesium sulfate 50%'];
  });
  assert.deepEqual(sentences, [
    'midazolam names magnesium-sulfate as a look-alike, which does not name it back: add midazolam to the look-alikes of magnesium-sulfate.',
  ]);
});

test('both sides', () => {
  const sentences = sentencesOf(lookalikeBothWays, (contents) => {
    drugIn(contents, 'midazolam').products[0].lookalikes = ['magnesium-sulfate'];
    drugIn(contents, 'magnesium-sulfate').products[0].lookalikes = ['midazolam'];
  });
  assert.deepEqual(sentences, []);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { preparationIn, sentencesOf } from '../act-rule-fixture.ts';
import { diluentStocked } from './diluent-stocked.ts';

test('the fluids of the clean drugs are in a kit', () => {
  assert.deepEqual(sentencesOf(diluentStocked), []);
});

test('a fluid that no kit holds', () => {
  const sentences = sentencesOf(diluentStocked, (contents) => {
    preparationIn(contents, 'magnesium-sulfate/bag').diluent = 'dextrose-5';
  });
  assert.deepEqual(sentences, [
    'magnesium-sulfate has to be given in "bag", which is made in dextrose-5, and no kit holds that: stock it, or name the exception with what a crew does without.',
  ]);
});

test('a kit without saline', () => {
  const sentences = sentencesOf(diluentStocked, (contents) => {
    delete contents.formulary['sodium-chloride'];
  });
  assert.deepEqual(sentences, [
    'midazolam has to be given in "one-in-five", which is made in saline, and no kit holds that: stock it, or name the exception with what a crew does without.',
    'magnesium-sulfate has to be given in "to-20", which is made in saline, and no kit holds that: stock it, or name the exception with what a crew does without.',
    'magnesium-sulfate has to be given in "bag", which is made in saline, and no kit holds that: stock it, or name the exception with what a crew does without.',
    'magnesium-sulfate has to be given in "20-percent", which is made in saline, and no kit holds that: stock it, or name the exception with what a crew does without.',
  ]);
});

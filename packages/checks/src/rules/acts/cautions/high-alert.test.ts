import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sentencesOf } from '../act-rule-fixture.ts';
import { highAlert } from './high-alert.ts';

test('drugs of high-alert classes are marked', () => {
  assert.deepEqual(sentencesOf(highAlert), []);
});

test('a drug that is not marked', () => {
  const sentences = sentencesOf(highAlert, (contents) => {
    contents.formulary.midazolam = { genericName: 'midazolam', highAlert: false };
  });
  assert.deepEqual(sentences, [
    'midazolam is of the high-alert class "benzodiazepine" and is not marked as high alert: set "highAlert".',
  ]);
});

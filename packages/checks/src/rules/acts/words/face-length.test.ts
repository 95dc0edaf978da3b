import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sentencesOf } from '../act-rule-fixture.ts';
import { faceLength } from './face-length.ts';

test('without a face, nothing is counted', () => {
  assert.deepEqual(sentencesOf(faceLength), []);
});

test('a face of 41 words', () => {
  const sentences = sentencesOf(faceLength, (contents) => {
    contents.faces = [
      { drug: 'midazolam', act: 'seizure-im', patient: 'a child of 16 kg', words: 'word '.repeat(41) },
      { drug: 'midazolam', act: 'seizure-iv', patient: 'a child of 16 kg', words: ' word'.repeat(40) },
    ];
  });
  assert.deepEqual(sentences, [
    'midazolam, "seizure-im" has 41 words on its face for a child of 16 kg, and 40 can be read at a glance: move what can wait below it.',
  ]);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ActFace } from '../act-rule.ts';
import { type Planted, sentencesOf } from '../act-rule-fixture.ts';
import { faceLength } from './face-length.ts';

const CHILD = { kind: 'child', patient: 'a child of 16 kg' } as const;
const ADULT = { kind: 'adult', patient: 'an adult of 80 kg' } as const;
const NOBODY = { kind: 'nobody known', patient: 'nobody known' } as const;

const face = (drug: string, act: string, who: Pick<ActFace, 'kind' | 'patient'>, count: number): ActFace => ({
  drug,
  act,
  label: act,
  ...who,
  words: 'word '.repeat(count),
});

const withFaces =
  (...faces: readonly ActFace[]) =>
  (contents: Planted): void => {
    contents.facesOf = ({ id }) => faces.filter(({ drug }) => drug === id);
  };

test('without a face, nothing is counted', () => {
  assert.deepEqual(sentencesOf(faceLength), []);
});

test('a face of 41 words', () => {
  const sentences = sentencesOf(
    faceLength,
    withFaces(face('midazolam', 'seizure-im', CHILD, 41), face('midazolam', 'seizure-iv', CHILD, 40)),
  );
  assert.deepEqual(sentences, [
    'midazolam has more than the 40 words that are read at a glance on 1 of 2 faces for a child, at most 41 for a child of 16 kg by "seizure-im": move what can wait below it.',
  ]);
});

test('several long faces of a drug: one sentence, and of an act the longest for each kind of patient', () => {
  const sentences = sentencesOf(
    faceLength,
    withFaces(
      face('midazolam', 'seizure-im', CHILD, 41),
      face('midazolam', 'seizure-im', { ...CHILD, patient: 'a child of 8 kg' }, 50),
      face('midazolam', 'seizure-im', ADULT, 60),
      face('midazolam', 'seizure-iv', ADULT, 61),
      face('midazolam', 'sedation', ADULT, 12),
    ),
  );
  assert.deepEqual(sentences, [
    'midazolam has more than the 40 words that are read at a glance on 2 of 3 faces for an adult and on 1 of 1 for a child, at most 61 for an adult of 80 kg by "seizure-iv": move what can wait below it.',
  ]);
});

test('while nobody is known a face holds every group, so that its length alone is nothing to ask about', () => {
  assert.deepEqual(sentencesOf(faceLength, withFaces(face('midazolam', 'seizure-im', NOBODY, 300))), []);
});

test('the drug with the longest face is first', () => {
  const sentences = sentencesOf(
    faceLength,
    withFaces(face('midazolam', 'seizure-im', CHILD, 41), face('magnesium-sulfate', 'torsades', ADULT, 90)),
  );
  assert.deepEqual(
    sentences.map((sentence) => sentence.slice(0, sentence.indexOf(' '))),
    ['magnesium-sulfate', 'midazolam'],
  );
});

test('many drugs: the count of all comes before them, with the faces that nobody is asked about', () => {
  const ids = ['one', 'two', 'three', 'four', 'five', 'six'];
  const sentences = sentencesOf(faceLength, (contents) => {
    const [drug] = contents.drugs;
    assert.ok(drug);
    contents.drugs = ids.map((id) => ({ ...drug, id }));
    contents.facesOf = ({ id }) => [
      face(id, 'act', ADULT, 45),
      face(id, 'act', CHILD, 30),
      face(id, 'act', NOBODY, 80),
    ];
  });
  assert.deepEqual(sentences.slice(0, 2), [
    'More than the 40 words that are read at a glance are on 6 of 6 faces for an adult (median 45), on 0 of 6 for a child (median 30) and on 6 of 6 while nobody is known (median 80): those of each drug follow.',
    'one has more than the 40 words that are read at a glance on 1 of 1 faces for an adult, at most 45 for an adult of 80 kg by "act": move what can wait below it.',
  ]);
});

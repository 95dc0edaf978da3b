import assert from 'node:assert/strict';
import { test } from 'node:test';
import { actIn, drugIn, sentencesOf } from '../act-rule-fixture.ts';
import { everyActCounted } from './every-act-counted.ts';

test('every act of the clean drugs is counted', () => {
  assert.deepEqual(sentencesOf(everyActCounted), []);
});

test('a limit that leaves an act out', () => {
  const sentences = sentencesOf(everyActCounted, (contents) => {
    for (const limit of drugIn(contents, 'midazolam').limits ?? [])
      limit.counts = ['seizure-iv', 'agitation-im', 'light-sedation'];
  });
  assert.deepEqual(sentences, [
    'midazolam, "Seizure, no IV" is in none of the limits of its drug: count it in one, give it a limit of its own, or mark it as "uncounted" if it is a flush.',
  ]);
});

test('a flush that is not marked', () => {
  const sentences = sentencesOf(everyActCounted, (contents) => {
    const flush = actIn(contents, 'sodium-chloride/flush');
    delete flush.uncounted;
    for (const limit of drugIn(contents, 'sodium-chloride').limits ?? []) limit.counts = ['shock'];
  });
  assert.deepEqual(sentences, [
    'sodium-chloride, "Flush of the line" is in none of the limits of its drug: count it in one, give it a limit of its own, or mark it as "uncounted" if it is a flush.',
  ]);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { closeness, foldTerm } from './search-text.ts';

test('case, outer blanks and the width of inner ones do not matter', () => {
  assert.equal(foldTerm('  Heart \t ATTACK '), 'heart attack');
});

test('a term is the text, whole words of it, or the start of a word; within a word it counts for nothing', () => {
  assert.deepEqual(
    ['io', 'io access', 'an io', 'iota', 'the iota', 'radio', 'shock'].map((text) => closeness(text, 'io')),
    ['equal', 'words', 'words', 'start', 'start', undefined, undefined],
  );
});

test('the best of several places counts, and letters of any script make words', () => {
  assert.equal(closeness('radio io', 'io'), 'words');
  assert.equal(closeness('حروق', 'حرو'), 'start');
});

test('punctuation parts words, an apostrophe does not', () => {
  assert.equal(foldTerm('IV-insertion, now'), 'iv insertion now');
  assert.equal(foldTerm("Addison's can't"), 'addisons cant');
});

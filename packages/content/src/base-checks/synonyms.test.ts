import assert from 'node:assert/strict';
import { test } from 'node:test';
import { edition } from '../base-edition.ts';

const { protocols, synonyms, spokenWords } = edition;

test('every authored card can be found by at least ten other words', () => {
  assert.deepEqual(Object.keys(protocols).toSorted(), Object.keys(synonyms).toSorted());
  for (const [id, terms] of Object.entries(synonyms)) assert.ok(terms.length >= 10, id);
});

test('callers say something of every authored card', () => {
  assert.deepEqual(Object.keys(spokenWords).toSorted(), Object.keys(protocols).toSorted());
});

test('code blue, bee sting, facial droop and their Arabic lead to their cards', () => {
  assert.ok(synonyms['adult-cardiac-arrest']?.includes('code blue'));
  assert.ok(synonyms['adult-cardiac-arrest']?.includes('tawaqquf al qalb'));
  assert.ok(synonyms.anaphylaxis?.includes('bee sting'));
  assert.ok(synonyms.stroke?.includes('facial droop'));
  assert.ok(synonyms.stroke?.includes('sakta dimaghiya'));
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { NO_EXCEPTIONS } from '@first60/edition';
import { checkEdition, RULES } from './check-edition.ts';
import { pointer } from './rule.ts';
import { smallEdition } from './testing/small-edition.ts';

test('an edition of two cards and one drug may be published', () => {
  assert.deepEqual(
    checkEdition(smallEdition()).map(({ rule, sentence }) => `${rule}: ${sentence}`),
    [],
  );
});

test('a finding bears the name of its rule, its level, its place and its sentence', () => {
  const edition = smallEdition();
  edition.protocols.fall?.crossLinks.push('sting');
  assert.deepEqual(checkEdition(edition), [
    {
      rule: 'references',
      level: 'stops',
      at: '/protocols/fall/crossLinks/1',
      sentence: 'Fall leads to the card "sting", which this edition does not have: add or correct it.',
    },
  ]);
});

test('each rule has a name of its own, and none fails over an edition without entries', () => {
  const names = RULES.map(({ name }) => name);
  assert.equal(new Set(names).size, names.length);
  const nothing = { groups: [], protocols: {}, formulary: {}, synonyms: {}, spokenWords: {} };
  for (const { name, find } of RULES) {
    assert.doesNotThrow(() => find({ ...smallEdition(), ...nothing }, NO_EXCEPTIONS), name);
  }
});

test('a place is written as a JSON Pointer', () => {
  assert.equal(pointer('protocols', 'a/b', 'notes', 0, 'x~y'), '/protocols/a~1b/notes/0/x~0y');
});

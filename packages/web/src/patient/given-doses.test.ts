import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readGiven } from './given-doses.ts';

const ONE = { line: 'seizures 1', dose: '3.2 mg', weight: '16', at: 1 };

test('marked doses are read back as they were stored', () => {
  assert.deepEqual(readGiven(JSON.stringify([ONE])), [ONE]);
});

test('a stored text that is no list of doses counts as none, and nothing throws', () => {
  for (const text of ['', '{', 'null', '{}', '[null, 3, {}]', JSON.stringify([{ ...ONE, at: 'now' }])]) {
    assert.deepEqual(readGiven(text), [], text);
  }
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkEdition } from '@first60/checks';
import { edition } from '../base-edition.ts';
import { exceptions } from '../built/exceptions.ts';

test('no rule finds anything wrong in the edition', () => {
  const said = checkEdition(edition, exceptions).map(({ rule, at, sentence }) => `${rule}: ${sentence} (${at})`);
  assert.deepEqual(said, []);
});

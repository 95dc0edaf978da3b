import assert from 'node:assert/strict';
import { test } from 'node:test';
import { edition } from '../../../lib/edition.ts';
import { isNamed } from './drug-words.ts';

test('ketamine is found by its name, its brand and its synonym, in any letters', () => {
  const { ketamine } = edition.formulary;
  assert.ok(ketamine);
  for (const typed of ['keta', ' KETALAR ', 'ket', '']) assert.equal(isNamed(ketamine, typed), true, typed);
  assert.equal(isNamed(ketamine, 'morphine'), false);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { edition } from '../../../lib/edition.ts';
import { drugName, isNamed } from './drug-words.ts';

test('ketamine is found by its name, its brand and its synonym, in any letters', () => {
  const { ketamine } = edition.formulary;
  assert.ok(ketamine);
  for (const typed of ['keta', ' KETALAR ', 'ket', '']) assert.equal(isNamed(ketamine, typed), true, typed);
  assert.equal(isNamed(ketamine, 'morphine'), false);
});

test('look-alike names are written in tall-man letters', () => {
  const epinephrine = edition.formulary['epinephrine-1-1000'];
  assert.ok(epinephrine);
  assert.equal(drugName(epinephrine), 'EPINEPHrine 1:1,000');
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { edition } from '../../../edition/edition.ts';
import { isNamed } from './drug-words.ts';

test('ketamine is found by its name, its brand and its synonym, in any letters', () => {
  const { ketamine } = edition.formulary;
  assert.ok(ketamine);
  for (const typed of ['keta', ' KETALAR ', 'ket', '']) assert.equal(isNamed(ketamine, typed), true, typed);
  assert.equal(isNamed(ketamine, 'morphine'), false);
});

test('Solu-Medrol is found without its hyphen, and 1:10 is still not 1:1,000', () => {
  const named = (typed: string) =>
    Object.values(edition.formulary).flatMap((drug) => (isNamed(drug, typed) ? drug.id : []));
  assert.deepEqual(named('solumed'), ['methylprednisolone']);
  assert.deepEqual(named('solu medrol'), ['methylprednisolone']);
  assert.deepEqual(named('1:10'), ['epinephrine-1-10000']);
});

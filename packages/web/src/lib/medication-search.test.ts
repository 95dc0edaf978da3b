import assert from 'node:assert/strict';
import { test } from 'node:test';
import { searchMedications } from './medication-search.ts';

const ketamine = {
  genericName: 'ketamine',
  brandNames: 'Ketalar',
  classification: 'Dissociative anesthetic',
  indications: ['Pain', 'RSI induction'],
};
const aspirin = {
  ...ketamine,
  genericName: 'aspirin',
  brandNames: undefined,
  classification: 'Antiplatelet',
  indications: ['STEMI'],
};
const found = (term: string) => searchMedications([ketamine, aspirin], term).map(({ genericName }) => genericName);

test('name, brand name, class and any indication are searched, whatever the capitals and blanks around', () => {
  for (const term of ['KETA', 'ketalar', ' dissociative ', 'rsi IND'])
    assert.deepEqual(found(term), ['ketamine'], term);
});

test('brand names that are no text are passed over', () => {
  assert.deepEqual(found('stemi'), ['aspirin']);
  assert.deepEqual(searchMedications([{ ...ketamine, brandNames: ['Ketalar'] }], 'ketalar'), []);
});

test('a blank term finds none, a shared letter finds both in their order', () => {
  assert.deepEqual([found(' '), found('a')], [[], ['ketamine', 'aspirin']]);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bestMedicationsFirst, foundIndication, searchMedications } from './medication-search.ts';

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

test('name comes before brand, brand before class, class before indication; a whole word before a part', () => {
  const named = { ...ketamine, genericName: 'calm' };
  const branded = { ...ketamine, brandNames: 'Calm' };
  const classed = { ...ketamine, classification: 'Calm inducer' };
  const indicated = { ...ketamine, indications: ['To calm'] };
  const within = { ...ketamine, genericName: 'becalmed' };
  assert.deepEqual(bestMedicationsFirst([within, indicated, classed, branded, named], 'CALM '), [
    named,
    branded,
    classed,
    indicated,
    within,
  ]);
});

test('an indication is named only where neither name, brand nor class holds the term', () => {
  assert.equal(foundIndication(ketamine, 'rsi'), 'RSI induction');
  assert.equal(foundIndication({ ...ketamine, classification: 'RSI drug' }, 'rsi'), undefined);
  assert.equal(foundIndication(ketamine, ' '), undefined);
});

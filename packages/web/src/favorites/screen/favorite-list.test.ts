import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Favorite } from '@first60/contract';
import {
  type FavoriteFilter,
  type FavoriteOrder,
  filterFavorites,
  filterOf,
  orderOf,
  sortFavorites,
} from './favorite-list.ts';

const favorite = (id: string, kitNumber: number, indications: string[], brandNames = ''): Favorite => ({
  id,
  genericName: id,
  brandNames,
  classification: 'Bronchodilator',
  kitNumber,
  kitName: 'Cardiac kit',
  indications,
  preparation: 'For arrest',
});

const list = [
  favorite('epinephrine', 1, ['Cardiac arrest', 'Anaphylaxis'], 'Adrenalin'),
  favorite('aspirin', 1, ['Acute coronary syndrome'], 'Disprin'),
  favorite('albuterol', 2, ['Bronchospasm', 'Asthma'], 'Ventolin'),
  favorite('morphine', 4, ['Pain']),
];
const ids = (term: string, filter: FavoriteFilter = 'all') => filterFavorites(list, term, filter).map(({ id }) => id);

test('all types passes every favourite, whatever its kit', () => {
  assert.deepEqual(ids(''), ['epinephrine', 'aspirin', 'albuterol', 'morphine']);
});

test('kit 1 and kit 2 go by the kit number alone', () => {
  assert.deepEqual(ids('', 'kit1'), ['epinephrine', 'aspirin']);
  assert.deepEqual(ids('', 'kit2'), ['albuterol']);
});

test('cardiac, respiratory and emergency go by the indications, not by class, kit name or preparation', () => {
  assert.deepEqual(ids('', 'cardiac'), ['epinephrine']);
  assert.deepEqual(ids('', 'respiratory'), ['albuterol']);
  assert.deepEqual(ids('', 'emergency'), ['epinephrine']);
});

test('respiratory wants "broncho" or "asthma", emergency "arrest" or "anaphylaxis"; one of the two is enough', () => {
  const passes = (indication: string, filter: FavoriteFilter) =>
    filterFavorites([favorite('x', 3, [indication])], '', filter).length === 1;
  assert.ok(passes('bronchospasm', 'respiratory'));
  assert.ok(passes('Severe ASTHMA', 'respiratory'));
  assert.ok(!passes('Respiratory failure', 'respiratory'));
  assert.ok(passes('Respiratory arrest', 'emergency'));
  assert.ok(passes('anaphylaxis', 'emergency'));
  assert.ok(!passes('Allergic reaction', 'emergency'));
});

test('the search reads generic name, brand names and indications, without regard to case and outer blanks', () => {
  assert.deepEqual(ids(' EPI '), ['epinephrine']);
  assert.deepEqual(ids('ventolin'), ['albuterol']);
  assert.deepEqual(ids('coronary'), ['aspirin']);
  assert.deepEqual(ids('bronchodilator'), []);
});

test('search and filter both count', () => {
  assert.deepEqual(ids('a', 'kit1'), ['epinephrine', 'aspirin']);
  assert.deepEqual(ids('morphine', 'kit1'), []);
});

test('an unknown filter in the address is all types', () => {
  assert.deepEqual(['kit2', 'kit3', ''].map(filterOf), ['kit2', 'all', 'all']);
});

const classed = (genericName: string, kitNumber: number, classification: string): Favorite => ({
  ...favorite(genericName.toLowerCase(), kitNumber, []),
  genericName,
  classification,
});

const mixed = [
  classed('Naloxone', 1, 'Opioid antagonist'),
  classed('albuterol', 2, 'Bronchodilator'),
  classed('morphine', 4, 'Opioid analgesic'),
  classed('Aspirin', 1, 'Antiplatelet'),
];
const sorted = (order: FavoriteOrder, uses = {}) => sortFavorites(mixed, order, uses).map(({ id }) => id);

test('by name, capitals or not', () => {
  assert.deepEqual(sorted('name'), ['albuterol', 'aspirin', 'morphine', 'naloxone']);
});

test('by kit number, then by name', () => {
  assert.deepEqual(sorted('kit'), ['aspirin', 'naloxone', 'albuterol', 'morphine']);
});

test('by type: the classification', () => {
  assert.deepEqual(sorted('type'), ['aspirin', 'albuterol', 'morphine', 'naloxone']);
});

test('by uses: most used first, never used ones by name at the end', () => {
  assert.deepEqual(sorted('uses', { morphine: 2, naloxone: 10 }), ['naloxone', 'morphine', 'albuterol', 'aspirin']);
});

test('sorting leaves the list it was given alone', () => {
  const before = [...mixed];
  sorted('kit');
  assert.deepEqual(mixed, before);
});

test('an unknown order in the address is by name', () => {
  assert.deepEqual(['uses', 'class', ''].map(orderOf), ['uses', 'name', 'name']);
});

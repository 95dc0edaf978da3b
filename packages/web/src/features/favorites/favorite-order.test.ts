import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Favorite } from '@first60/contract';
import { type FavoriteOrder, orderOf, sortFavorites } from './favorite-order.ts';

const favorite = (genericName: string, kitNumber: number, classification: string): Favorite => ({
  id: genericName.toLowerCase(),
  genericName,
  brandNames: '',
  classification,
  kitNumber,
  kitName: '',
  indications: [],
  preparation: '',
});

const list = [
  favorite('Naloxone', 1, 'Opioid antagonist'),
  favorite('albuterol', 2, 'Bronchodilator'),
  favorite('morphine', 4, 'Opioid analgesic'),
  favorite('Aspirin', 1, 'Antiplatelet'),
];
const sorted = (order: FavoriteOrder, uses = {}) => sortFavorites(list, order, uses).map(({ id }) => id);

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
  const before = [...list];
  sorted('kit');
  assert.deepEqual(list, before);
});

test('an unknown order in the address is by name', () => {
  assert.deepEqual(['uses', 'class', ''].map(orderOf), ['uses', 'name', 'name']);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { edition } from '@first60/content';
import { medicationEntries } from './medication-entry.ts';
import { kitGroups, orderOf, sortMedications } from './medication-order.ts';

const wanted = ['morphine', 'ketamine', 'aspirin', 'fentanyl', 'epinephrine-1-1000', 'epinephrine-1-10000'];
const entries = medicationEntries([], edition).kitsOnly.filter(({ id }) => wanted.includes(id));
const sorted = (order: 'name' | 'class' | 'kit') => sortMedications(entries, order).map(({ id }) => id);

test('by name: alphabetical, 1:1,000 before 1:10,000', () => {
  assert.deepEqual(sorted('name'), [
    'aspirin',
    'epinephrine-1-1000',
    'epinephrine-1-10000',
    'fentanyl',
    'ketamine',
    'morphine',
  ]);
});

test('by class: classes in alphabetical order, then by name', () => {
  const classes = sortMedications(entries, 'class').map(({ classification }) => classification);
  assert.deepEqual(classes, classes.toSorted());
  const opioids = sorted('class').filter((id) => id === 'fentanyl' || id === 'morphine');
  assert.deepEqual(opioids, ['fentanyl', 'morphine']);
});

test('by kit: kit 1 first, then by name', () => {
  assert.deepEqual(sorted('kit'), [
    'aspirin',
    'epinephrine-1-1000',
    'epinephrine-1-10000',
    'fentanyl',
    'ketamine',
    'morphine',
  ]);
  const kits = sortMedications(medicationEntries([], edition).kitsOnly, 'kit').map(({ kit }) => kit);
  assert.deepEqual(kits, kits.toSorted());
});

test('sorting leaves the list it was given alone', () => {
  const before = [...entries];
  sortMedications(entries, 'kit');
  assert.deepEqual(entries, before);
});

test('an unknown order is by name', () => {
  assert.deepEqual(['kit', 'uses', ''].map(orderOf), ['kit', 'name', 'name']);
});

test('every drug of the inventory stands in its kit, kits 1 to 6 in their order', () => {
  const drugs = Object.values(edition.formulary);
  const groups = kitGroups(medicationEntries([], edition).kitsOnly);
  assert.deepEqual(
    groups.map(({ kit, entries }) => [kit, entries.length]),
    [1, 2, 3, 4, 5, 6].map((kit) => [kit, drugs.filter(({ kitNumber }) => kitNumber === kit).length]),
  );
});

test('a kit that carries nothing is not listed', () => {
  const inKitFour = medicationEntries([], edition).kitsOnly.filter(({ kit }) => kit === 4);
  assert.deepEqual(
    kitGroups(inKitFour).map(({ kit }) => kit),
    [4],
  );
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { edition } from '@first60/content';
import { kitGroups } from './kit-groups.ts';
import { medicationEntries } from './medication-entry.ts';

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

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { edition } from '@first60/content';
import { kitGroups } from './kit-groups.ts';
import { medicationEntries } from './medication-entry.ts';

test('the 49 drugs stand in kits 1 to 6: 16, 10, 11, 6, 4 and 2', () => {
  const groups = kitGroups(medicationEntries([], edition).kitsOnly);
  assert.deepEqual(
    groups.map(({ kit, entries }) => [kit, entries.length]),
    [
      [1, 16],
      [2, 10],
      [3, 11],
      [4, 6],
      [5, 4],
      [6, 2],
    ],
  );
});

test('a kit that carries nothing is not listed', () => {
  const inKitFour = medicationEntries([], edition).kitsOnly.filter(({ kit }) => kit === 4);
  assert.deepEqual(
    kitGroups(inKitFour).map(({ kit }) => kit),
    [4],
  );
});

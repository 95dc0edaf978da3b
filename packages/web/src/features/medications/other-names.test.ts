import assert from 'node:assert/strict';
import { test } from 'node:test';
import { edition } from '@first60/content';
import { searchMedications } from '../../lib/medication-search.ts';
import { medicationEntries } from './medication-entry.ts';
import { knownByOtherName } from './other-names.ts';

const { kitsOnly: entries } = medicationEntries([], edition);

test('"adrenaline" is no generic, brand or class name; it is known as four forms of epinephrine and as norepinephrine', () => {
  assert.deepEqual(searchMedications(entries, 'adrenaline'), []);
  assert.deepEqual(
    knownByOtherName(entries, ' Adrenaline ').map(({ id }) => id),
    [
      'epinephrine-1-10000',
      'epinephrine-1-1000',
      'norepinephrine',
      'epinephrine-auto-injector-adult',
      'epinephrine-auto-injector-pediatric',
    ],
  );
});

test('blank text and nonsense know nothing', () => {
  assert.deepEqual([knownByOtherName(entries, ' '), knownByOtherName(entries, 'zzz')], [[], []]);
});

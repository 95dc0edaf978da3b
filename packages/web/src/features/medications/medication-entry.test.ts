import assert from 'node:assert/strict';
import { test } from 'node:test';
import { edition } from '@first60/content';
import type { Medication } from '@first60/contract';
import { medicationEntries } from './medication-entry.ts';

const fentanyl: Medication = {
  id: 'fentanyl',
  genericName: 'fentanyl',
  brandNames: 'Sublimaze',
  classification: 'Opioid analgesic',
  indications: ['Pain'],
  currentlyAvailable: '100 mcg/2 mL ampoule',
  adultDose: { Pain: '1 mcg/kg' },
  preparation: 'Ready to use.',
  kitNumber: 4,
  kitName: 'Control Medications Kit',
};

test('a reference entry takes its tall-man name from the inventory and keeps its own texts', () => {
  const [entry] = medicationEntries([fentanyl], edition).reference;
  assert.ok(entry);
  assert.equal(entry.name, 'fentaNYL');
  assert.equal(entry.presentation, '100 mcg/2 mL ampoule');
  assert.equal(entry.drug?.id, 'fentanyl');
  assert.equal(entry.reference, fentanyl);
});

const inventory = Object.keys(edition.formulary).length;

test('a drug of the reference is not in the kits only; all others of the inventory are', () => {
  const { kitsOnly } = medicationEntries([fentanyl], edition);
  assert.equal(kitsOnly.length, inventory - 1);
  assert.ok(!kitsOnly.some(({ id }) => id === 'fentanyl'));
  assert.ok(kitsOnly.every(({ reference, drug }) => reference === undefined && drug !== undefined));
});

test('without a reference the whole inventory is in the kits only', () => {
  assert.equal(medicationEntries([], edition).kitsOnly.length, inventory);
});

test('a missing kit number counts as 3, and an id the inventory does not know still shows', () => {
  const { kitNumber: _missing, ...rest } = { ...fentanyl, id: 'new-drug' };
  const [entry] = medicationEntries([rest as Medication], edition).reference;
  assert.deepEqual([entry?.kit, entry?.name, entry?.drug], [3, 'fentanyl', undefined]);
});

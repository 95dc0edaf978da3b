import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Medication } from '@first60/contract';
import { searchMedications } from './medication-search.ts';

const aspirin: Medication = {
  id: 'ORIG_9',
  genericName: 'aspirin',
  brandNames: 'Bayer, Ecotrin',
  classification: 'Antiplatelet',
  indications: ['Chest pain', 'STEMI'],
  currentlyAvailable: '81 mg tablets',
  adultDose: { 'Hidden text': '324 mg' },
  preparation: 'Chewed, not swallowed whole',
  kitNumber: 1,
  kitName: 'Kit 1',
};

test('name, brand, class and any indication are searched, whatever the case', () => {
  for (const term of ['ASPI', 'ecotrin', 'platelet', 'stemi', '  chest ']) {
    assert.deepEqual(searchMedications([aspirin], term), [aspirin], term);
  }
});

test('dose texts and preparation are not searched, and a blank term finds nothing', () => {
  for (const term of ['324', 'chewed', 'hidden', ' ']) assert.deepEqual(searchMedications([aspirin], term), [], term);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { favoritesCsv } from './favorites-csv.ts';

test('the columns are Name, Brand Names, Classification, Kit, Indications, Preparation, one row per favourite', () => {
  const text = favoritesCsv([
    {
      id: 'epinephrine-1-10000',
      genericName: 'epinephrine 1:10,000',
      brandNames: 'Adrenalin',
      classification: 'Vasopressor',
      kitNumber: 1,
      kitName: 'Kit 1 Medications Bag',
      indications: ['Cardiac arrest', 'Bradycardia'],
      preparation: '=Prefilled "syringe"',
    },
  ]);
  assert.deepEqual(text.split('\r\n'), [
    '\uFEFFName,Brand Names,Classification,Kit,Indications,Preparation',
    '"epinephrine 1:10,000",Adrenalin,Vasopressor,Kit 1 Medications Bag,Cardiac arrest; Bradycardia,"\'=Prefilled ""syringe"""',
    '',
  ]);
});

test('no favourites are a file with the columns alone', () => {
  assert.equal(favoritesCsv([]), '\uFEFFName,Brand Names,Classification,Kit,Indications,Preparation\r\n');
});

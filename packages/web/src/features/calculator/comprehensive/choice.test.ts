import assert from 'node:assert/strict';
import { test } from 'node:test';
import { edition } from '../../../lib/edition.ts';
import { choiceOf } from './choice.ts';

const DRUGS = Object.values(edition.formulary);
const ask = (medication: string, indication = '') => choiceOf({ medication, indication }, DRUGS);

test('every one of the 49 medications is found again by its id, and every indication by its own label', () => {
  assert.equal(DRUGS.length, 49);
  for (const drug of DRUGS) {
    for (const row of drug.dosing) {
      const choice = ask(drug.id, row.indication);
      assert.ok(
        choice.kind === 'medication' && choice.drug === drug && choice.row === row,
        `${drug.id}: ${row.indication}`,
      );
    }
  }
});

test('"Naloxone IV" for an unlisted title is naloxone without an indication, and the title is kept to be shown', () => {
  const choice = ask('Naloxone IV', 'Stroke');
  assert.ok(choice.kind === 'medication');
  assert.equal(choice.drug.id, 'naloxone');
  assert.equal(choice.row, null);
  assert.equal(choice.missed, 'Stroke');
});

test('"epinephrine" is stocked in several forms and is never chosen for the user', () => {
  const choice = ask('epinephrine');
  assert.ok(choice.kind === 'ambiguous');
  assert.ok(choice.drugs.length >= 2);
});

test('an unknown name is not found; a blank one asks for nothing', () => {
  assert.deepEqual(ask('unobtainium'), { kind: 'not-found', name: 'unobtainium' });
  assert.deepEqual(ask('  '), { kind: 'nothing' });
});

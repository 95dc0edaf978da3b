import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Contraindication } from '@first60/clinical';
import { edition } from '../built/edition.ts';

/** What a line or a row lacks of the contraindications that its drug has for all that it is for. */
function lacking(medication: string, list: readonly Contraindication[] | undefined): string[] {
  const wanted = (edition.formulary[medication]?.contraindications ?? []).filter(
    ({ indications }) => indications === undefined,
  );
  return wanted.map(({ condition }) => condition).filter((one) => !list?.some(({ condition }) => condition === one));
}

test('each line of a card, row of a calculator and drug of a plan has every contraindication of its drug', () => {
  const cards = Object.values(edition.protocols).flatMap(({ medications }) => medications);
  const plans = Object.values(edition.codes ?? {}).flatMap(({ drugs }) => drugs.flatMap(({ line }) => line ?? []));
  const places = [...cards, ...plans, ...edition.quickDoses, ...edition.quickAgeDoses, ...edition.adultDosing];
  for (const { medication, indication, contraindications } of places) {
    assert.deepEqual(lacking(medication, contraindications), [], `${medication}, ${indication}`);
  }
  for (const { id, dosing } of Object.values(edition.formulary)) {
    for (const { indication, contraindications } of dosing) {
      assert.deepEqual(lacking(id, contraindications), [], `${id}, ${indication}`);
    }
  }
  assert.ok(cards.filter(({ contraindications }) => contraindications !== undefined).length > 0);
});

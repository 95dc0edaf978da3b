import assert from 'node:assert/strict';
import { test } from 'node:test';
import { edition } from '../edition.ts';
import { inventory } from '../formulary/inventory.ts';

const drugs = Object.values(edition.formulary);

/** What the requirement counts, against what the edition holds. */
const COUNTS: ReadonlyArray<readonly [what: string, wanted: number, held: number]> = [
  ['protocols', 44, Object.keys(edition.protocols).length],
  ['category groups', 7, edition.groups.length],
  ['color zones', 9, edition.zones.length],
  ['inventory items', 49, inventory(drugs).length],
  ['reference entries', 38, new Set(drugs.map(({ medId }) => medId).filter((id) => id.startsWith('ORIG_'))).size],
  ['rows of the quick calculator', 15, edition.quickDoses.length],
  ['adult reference cards', 7, edition.adultDosing.length],
  ['algorithms', 7, Object.keys(edition.algorithms).length],
  ['illustrations', 2, edition.illustrations.length],
  ['hospitals', 5, edition.hospitals.length],
];

for (const [what, wanted, held] of COUNTS) {
  test(`${wanted} ${what}`, () => assert.equal(held, wanted));
}

test('the reference entries are ORIG_0 to ORIG_37', () => {
  const ids = drugs.map(({ medId }) => medId).filter((id) => id.startsWith('ORIG_'));
  assert.deepEqual(ids.toSorted(), Array.from({ length: 38 }, (_, index) => `ORIG_${index}`).toSorted());
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inventory } from '@first60/edition';
import { edition } from '../base-edition.ts';
import { REQUIRED_ALGORITHMS, REQUIRED_DRUGS, REQUIRED_GROUPS, REQUIRED_PROTOCOLS } from './required-ids.ts';

/** An edition may hold more drugs, cards and algorithms than the requirement names. The extra ones are not counted here. */
const isRequired = ({ id }: { readonly id: string }) => REQUIRED_DRUGS.includes(id);
const drugs = Object.values(edition.formulary).filter(isRequired);
const cards = Object.keys(edition.protocols).filter((id) => REQUIRED_PROTOCOLS.includes(id));
const groups = edition.groups.filter(({ id }) => REQUIRED_GROUPS.some((group) => group.id === id));
const items = inventory({ ...edition, formulary: Object.fromEntries(drugs.map((drug) => [drug.id, drug])) });
const inKits = (...kits: number[]) => drugs.filter(({ kitNumber }) => kits.includes(kitNumber)).length;

const REFERENCE_ENTRIES = 38;
const reference = drugs.map(({ medId }) => medId).filter((medId) => medId.startsWith('ORIG_'));

/** The agreed numbers, compared with the edition's. No other check has counts of its own. */
const COUNTS: ReadonlyArray<readonly [what: string, wanted: number, held: number]> = [
  ['protocols', 44, cards.length],
  ['category groups', 7, groups.length],
  ['color zones', 9, edition.zones.length],
  ['inventory items', 49, items.length],
  ['drugs in Kit 1', 16, inKits(1)],
  ['drugs in Kit 2', 10, inKits(2)],
  ['drugs in Main Inner', 11, inKits(3)],
  ['drugs in the Control Kit', 6, inKits(4)],
  ['drugs in the external bags', 6, inKits(5, 6)],
  ['reference entries', REFERENCE_ENTRIES, reference.length],
  ['rows of the quick calculator', 15, edition.quickDoses.length],
  ['adult reference cards', 7, edition.adultDosing.length],
  ['algorithms', 7, Object.keys(edition.algorithms).filter((id) => REQUIRED_ALGORITHMS.includes(id)).length],
  ['illustrations', 2, edition.illustrations.length],
  ['hospitals', 5, edition.hospitals.length],
];

for (const [what, wanted, held] of COUNTS) {
  test(`${wanted} ${what}`, () => assert.equal(held, wanted));
}

test('the reference entries are numbered from ORIG_0 on, in order', () => {
  assert.deepEqual(
    reference,
    Array.from({ length: REFERENCE_ENTRIES }, (_, index) => `ORIG_${index}`),
  );
});

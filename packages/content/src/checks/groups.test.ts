import assert from 'node:assert/strict';
import { test } from 'node:test';
import { edition } from '../built/edition.ts';
import { GROUP_IDS, PROTOCOL_IDS } from '../ids.ts';

const { groups } = edition;

test('there are 44 protocols, each in exactly one group', () => {
  const listed = groups.flatMap(({ protocols }) => [...protocols]);
  assert.equal(listed.length, 44);
  assert.deepEqual(listed.toSorted(), PROTOCOL_IDS.toSorted());
});

test('the seven groups hold 9, 6, 2, 13, 3, 7 and 4 protocols, in the order of the home page', () => {
  assert.deepEqual(
    groups.map(({ title, protocols }) => [title, protocols.length]),
    [
      ['Adult Cardiac', 9],
      ['Adult Medical', 6],
      ['Allergy/Immunology', 2],
      ['Trauma & Environmental', 13],
      ['Adult Neurologic', 3],
      ['Procedures & Access', 7],
      ['Operations & General Care', 4],
    ],
  );
  assert.deepEqual(
    groups.map(({ id }) => id),
    [...GROUP_IDS],
  );
});

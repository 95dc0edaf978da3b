import assert from 'node:assert/strict';
import { test } from 'node:test';
import { edition } from '../base-edition.ts';
import { REQUIRED_GROUPS, REQUIRED_PROTOCOLS } from './required-ids.ts';

const { groups } = edition;

test('the 44 protocols of the requirement stand in its seven groups, in the order of the home page', () => {
  assert.equal(REQUIRED_PROTOCOLS.length, 44);
  assert.deepEqual(
    groups.slice(0, REQUIRED_GROUPS.length).map(({ id, title, protocols }) => ({
      id,
      title,
      protocols: protocols.filter((protocol) => REQUIRED_PROTOCOLS.includes(protocol)),
    })),
    REQUIRED_GROUPS,
  );
});

test('no protocol is in two groups, and none in no group', () => {
  const listed = groups.flatMap(({ protocols }) => [...protocols]);
  assert.deepEqual(listed.toSorted(), Object.keys(edition.protocols).toSorted());
});

test('the seven groups hold 9, 6, 2, 13, 3, 7 and 4 protocols of the requirement', () => {
  assert.deepEqual(
    REQUIRED_GROUPS.map(({ title, protocols }) => [title, protocols.length]),
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
});

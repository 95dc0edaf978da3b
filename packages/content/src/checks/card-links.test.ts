import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Protocol, ProtocolId } from '@first60/edition';
import { protocols } from '../protocols.ts';
import { ONE_WAY_LINKS } from './one-way-links.ts';

type Linked = Pick<Protocol, 'id' | 'crossLinks'>;

/** The links of the cards that no link answers, as "from -> to". */
function oneWay(cards: readonly Linked[]): string[] {
  const leads = (from: ProtocolId, to: ProtocolId): boolean =>
    cards.some(({ id, crossLinks }) => id === from && crossLinks.includes(to));
  return cards.flatMap(({ id, crossLinks }) => crossLinks.filter((to) => !leads(to, id)).map((to) => `${id} -> ${to}`));
}

const cards: readonly Protocol[] = Object.values(protocols);

test('related protocols lead both ways, but for the links that lead one way on purpose', () => {
  assert.deepEqual(oneWay(cards).toSorted(), ONE_WAY_LINKS.map(([from, to]) => `${from} -> ${to}`).toSorted());
});

test('every card leads to another, and another leads to it', () => {
  const led = new Set(cards.flatMap(({ crossLinks }) => crossLinks));
  for (const { id, crossLinks } of cards) {
    assert.ok(crossLinks.length > 0, id);
    assert.ok(led.has(id), id);
  }
});

test('the check finds a link without a way back', () => {
  const sample: readonly Linked[] = [
    { id: 'stroke', crossLinks: ['seizures', 'syncope'] },
    { id: 'seizures', crossLinks: ['stroke'] },
    { id: 'syncope', crossLinks: [] },
  ];
  assert.deepEqual(oneWay(sample), ['stroke -> syncope']);
});

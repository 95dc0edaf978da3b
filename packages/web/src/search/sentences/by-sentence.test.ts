import assert from 'node:assert/strict';
import { test } from 'node:test';
import { edition } from '@first60/content';
import type { ProtocolId } from '@first60/edition';
import type { Suggestions } from '../suggestions.ts';
import { bySentence } from './by-sentence.ts';

const card = (id: ProtocolId) => {
  const found = edition.protocols[id];
  assert.ok(found, id);
  return found;
};
const named = (...ids: readonly ProtocolId[]): Suggestions => ({
  protocols: ids.map(card),
  drugs: [],
  uncovered: undefined,
});

/** The cards offered if the model gives these shares, with the rest assigned to no card. */
function offered(names: Suggestions, shares: Record<ProtocolId, number>, child = false): string[] {
  const entries = Object.entries(shares);
  const rest = 1 - entries.reduce((sum, [, share]) => sum + share, 0);
  const probabilities = new Map<string | null, number>([...entries, [null, rest]]);
  return bySentence(names, { probabilities }, edition, child).protocols.map(({ id }) => id);
}

test('where no name is found, a card that is probable enough is offered, a critical one only where it is surer', () => {
  assert.deepEqual(offered(named(), { syncope: 0.6 }), ['syncope']);
  assert.deepEqual(offered(named(), { stroke: 0.61 }), ['stroke']);
  assert.deepEqual(offered(named(), { stroke: 0.59 }), []);
  assert.deepEqual(offered(named(), { syncope: 0.31, seizures: 0.3, burns: 0.29 }), ['syncope', 'seizures', 'burns']);
  assert.deepEqual(offered(named(), { syncope: 0.29, seizures: 0.28, burns: 0.27 }), []);
});

test('a name that is found adds to its card: it stands where the model is of two minds, and yields where it is sure', () => {
  assert.deepEqual(offered(named('syncope'), { syncope: 0.3, seizures: 0.5 }), ['syncope', 'seizures']);
  assert.deepEqual(offered(named('syncope'), { syncope: 0.1, seizures: 0.8 })[0], 'seizures');
  assert.deepEqual(offered(named('stroke'), { stroke: 0.21, syncope: 0.5 })[0], 'stroke');
  assert.deepEqual(offered(named('stroke'), { stroke: 0.19, syncope: 0.2 }), []);
});

test('a critical card that the model doubts is held back; another stands unless no card is the surest', () => {
  assert.deepEqual(offered(named('stroke'), { stroke: 0.1, syncope: 0.2 }), []);
  assert.deepEqual(offered(named('syncope'), { stroke: 0.1, 'abdominal-pain': 0.55 }), ['abdominal-pain', 'syncope']);
  assert.deepEqual(offered(named('syncope'), { syncope: 0.01, stroke: 0.51 }), ['syncope']);
  assert.deepEqual(offered(named('syncope'), { syncope: 0.01 }), []);
});

test('against a topic without a card a card has to be surer than that', () => {
  const [topic] = edition.uncoveredTopics;
  assert.ok(topic);
  const names = { ...named(), uncovered: topic };
  assert.deepEqual(offered(names, { syncope: 0.49 }), []);
  assert.deepEqual(offered(names, { syncope: 0.51 }), ['syncope']);
  assert.deepEqual(offered(names, { stroke: 0.69 }), []);
  assert.deepEqual(offered(names, { stroke: 0.71 }), ['stroke']);
});

test("of two cards for one emergency the patient's is meant, whichever the model has learnt", () => {
  assert.deepEqual(offered(named(), { 'pediatric-cardiac-arrest': 0.8 }), ['adult-cardiac-arrest']);
  assert.deepEqual(offered(named(), { 'adult-cardiac-arrest': 0.4, 'pediatric-cardiac-arrest': 0.4 }, true), [
    'pediatric-cardiac-arrest',
  ]);
});

test('a card that the edition does not hold ends what the model has to say', () => {
  const probabilities = new Map<string | null, number>([['of-another-edition', 0.9]]);
  assert.deepEqual(bySentence(named('syncope'), { probabilities }, edition, false), named('syncope'));
});

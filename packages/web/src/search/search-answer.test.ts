import assert from 'node:assert/strict';
import { test } from 'node:test';
import { edition } from '@first60/content';
import { didYouMean } from './did-you-mean.ts';
import { searchProtocols } from './protocol-search.ts';
import { searchAnswer } from './search-answer.ts';

const answer = (term: string) => searchAnswer(searchProtocols(edition, term), didYouMean(edition, term));

test('cards that the term names come as they are, with nothing said before them', () => {
  const { noCard, suggested, matches, mentions } = answer('stroke');
  assert.deepEqual({ noCard, suggested, mentions }, { noCard: undefined, suggested: [], mentions: false });
  assert.equal(matches[0]?.protocol.id, 'stroke');
});

test('a topic without a card is said to have none, and its mentions wait', () => {
  const { noCard, suggested, matches, mentions } = answer('catheter');
  assert.equal(noCard?.uncovered?.name, 'Urine and catheter');
  assert.deepEqual([suggested, mentions], [[], true]);
  assert.ok(matches.length > 0);
});

test('a term of which nothing is known is said to have no card, without a topic', () => {
  assert.deepEqual(answer('purple elephant'), {
    noCard: { uncovered: undefined },
    suggested: [],
    matches: [],
    mentions: false,
  });
});

test('a likely card comes before cards that only mention the term, and not twice', () => {
  const { noCard, suggested } = answer('crushing pressure in the chest');
  assert.equal(noCard, undefined);
  assert.equal(suggested[0]?.id, 'chest-pain-acs');
});

test('nothing is said to be missing while the suggestions are not known', () => {
  assert.equal(searchAnswer([], undefined).noCard, undefined);
});

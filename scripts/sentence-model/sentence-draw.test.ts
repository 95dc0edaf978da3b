import assert from 'node:assert/strict';
import { test } from 'node:test';
import { foldTerm } from '../../packages/web/src/search/search-text.ts';
import { type SaidSentence, saidSentences } from './said-sentences.ts';
import { drawSentences } from './sentence-draw.ts';

const cardOf = ({ right: [card] }: SaidSentence): string => card ?? 'no card';
const said = (say: string, ...right: readonly string[]): SaidSentence => ({
  say,
  folded: foldTerm(say),
  right,
  harmless: [],
  knownToNames: false,
});
const saysOf = (sentences: readonly SaidSentence[]): string[] => sentences.map(({ say }) => say);
/** Sentences for one card. None of them is contained in another. */
const many = (count: number, card: string): SaidSentence[] =>
  Array.from({ length: count }, (_, each) => said(`caller ${100 + each} speaks of ${card}`, card));

const real = drawSentences(saidSentences, []);

test('each sentence is either taught or held out, and of each card and of no card about a quarter is held out', () => {
  assert.equal(real.taught.length + real.heldOut.length, saidSentences.length);
  const heldOut = Map.groupBy(real.heldOut, cardOf);
  const all = Map.groupBy(saidSentences, cardOf);
  assert.ok(all.size > 60);
  for (const [card, sentences] of all) {
    const share = (heldOut.get(card)?.length ?? 0) / sentences.length;
    assert.ok(share >= 0.24 && share <= 0.34, `${card}: ${share}`);
  }
});

test('the same sentences in another order are drawn the same', () => {
  const turned = drawSentences(saidSentences.toReversed(), []);
  assert.deepEqual(saysOf(turned.heldOut).toSorted(), saysOf(real.heldOut).toSorted());
});

test('of few sentences of a card one is held out at least', () => {
  assert.equal(drawSentences(many(1, 'burns'), []).heldOut.length, 1);
  assert.equal(drawSentences(many(40, 'burns'), []).heldOut.length, 10);
});

test('a sentence that is added changes the side of one other of its card at most', () => {
  const before = [...many(40, 'burns'), ...many(41, 'stroke')];
  const heldOut = new Set(saysOf(drawSentences(before, []).heldOut));
  for (let added = 0; added < 50; added += 1) {
    const after = drawSentences([...before, said(`nobody has said number ${added} yet`, 'burns')], []);
    const isHeld = new Set(saysOf(after.heldOut));
    const moved = before.filter(({ say }) => heldOut.has(say) !== isHeld.has(say));
    assert.ok(moved.length <= 1, saysOf(moved).join());
    assert.ok(moved.every((each) => cardOf(each) === 'burns'));
  }
});

test('what equals or contains a sentence that is held out is held out with it, whatever its card', () => {
  const [drawn] = drawSentences(many(40, 'burns'), []).heldOut;
  assert.ok(drawn);
  const again = [said(`${drawn.say.toUpperCase()}!`, 'stroke'), said(`please hurry, ${drawn.say}, come now`, 'stroke')];
  const { heldOut, taught } = drawSentences([...many(40, 'burns'), ...many(40, 'stroke'), ...again], []);
  assert.ok(heldOut.some(({ say }) => say === drawn.say));
  for (const { say } of again) assert.ok(saysOf(heldOut).includes(say), say);
  for (const { folded } of heldOut) assert.ok(!taught.some((each) => each.folded.includes(folded)), folded);
});

test('a sentence that stands in a taught name is taught', () => {
  const [drawn] = drawSentences(many(40, 'burns'), []).heldOut;
  assert.ok(drawn);
  const { heldOut } = drawSentences(many(40, 'burns'), [`a name: ${drawn.folded}`]);
  assert.ok(!saysOf(heldOut).includes(drawn.say));
  assert.equal(heldOut.length, 10);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { edition, spokenSentences } from '../packages/content/src/index.ts';
import { foldTerm } from '../packages/web/src/search/search-text.ts';
import { openSentenceModel } from '../packages/web/src/search/sentences/sentence-model.ts';
import stored from '../packages/web/src/search/sentences/stored-model.json' with { type: 'json' };
import { heldOutSentences } from './sentence-model/drawn-sentences.ts';
import { lessons } from './sentence-model/examples.ts';
import { trainSentenceModel } from './sentence-model/train.ts';
import { digestOfExamples } from './sentence-model.ts';

test('what the search has learnt is of the present sentences, names and word families (else: npm run fix)', () => {
  assert.equal(stored.taughtBy, digestOfExamples());
});

test('nothing that teaches the search equals or contains a sentence that is held out', () => {
  const taught = lessons.map(({ say }) => foldTerm(say));
  const told = heldOutSentences.flatMap(({ folded }) => taught.filter((text) => text.includes(folded)));
  assert.deepEqual(told, []);
  assert.ok(taught.length > 0 && heldOutSentences.length > 0);
});

test('every card has at least 30 sentences, none said twice for one card, and further right cards that exist', () => {
  for (const [id, sentences] of Object.entries(spokenSentences)) {
    const said = sentences.map((sentence) => (typeof sentence === 'string' ? [sentence] : sentence));
    assert.ok(said.length >= 30, `${id}: ${said.length}`);
    const folded = said.map(([say = '']) => foldTerm(say));
    assert.equal(new Set(folded).size, folded.length, id);
    for (const [, ...alsoRight] of said) {
      for (const other of alsoRight)
        assert.ok(Object.hasOwn(edition.protocols, other) && other !== id, `${id}: ${other}`);
    }
  }
});

test('what is learnt from a few sentences answers others with their words, and the same sentences teach the same', () => {
  const lesson = (words: string, ...right: readonly string[]) => ({ features: words.split(' '), right, counts: 1 });
  const few = [
    lesson('fire skin', 'burns'),
    lesson('fire blister', 'burns'),
    lesson('pool water', 'drowning'),
    lesson('sea water', 'drowning'),
    lesson('tire flat'),
    lesson('radio flat'),
  ];
  const model = trainSentenceModel(few, ['burns', 'drowning']);
  assert.deepEqual(trainSentenceModel(few, ['burns', 'drowning']), model);
  const likeliest = (words: string) => {
    const shares = [...(openSentenceModel(model).read(words.split(' '))?.probabilities ?? [])];
    return shares.toSorted(([, one], [, other]) => other - one)[0]?.[0];
  };
  assert.equal(likeliest('fire kitchen'), 'burns');
  assert.equal(likeliest('water bottle'), 'drowning');
  assert.equal(likeliest('flat shoes'), null);
  // "skin" occurs in only one sentence.
  assert.deepEqual(model.features.split('\n'), ['fire', 'water', 'flat']);
});

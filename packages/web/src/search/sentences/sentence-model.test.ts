import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openSentenceModel, type StoredSentenceModel, softmax, textOfSteps } from './sentence-model.ts';

/**
 * A model of two cards and "no card": "fire" points to the first card, "water" to the second, and every sentence leans
 * toward no card.
 */
const MODEL: StoredSentenceModel = {
  cards: ['burns', 'drowning'],
  features: 'fire\nwater',
  rarities: textOfSteps([4, 4]),
  rarityStep: 1 / 4,
  weights: textOfSteps([6, -6, 0, -6, 6, 0, 0, 0, 2]),
  weightStep: 1,
};

const read = (...features: readonly string[]) => openSentenceModel(MODEL).read(features)?.probabilities;

test('a feature speaks for its card, and the shares of all cards and of none make 1', () => {
  const shares = read('fire') ?? new Map();
  assert.deepEqual([...shares.keys()], ['burns', 'drowning', null]);
  assert.deepEqual([...shares.values()], softmax([6, -6, 2]));
  assert.ok(Math.abs([...shares.values()].reduce((sum, share) => sum + share, 0) - 1) < 1e-9);
});

test('features that speak against each other leave what every sentence has; unknown ones count for nothing', () => {
  assert.deepEqual([...(read('fire', 'water') ?? []).values()], softmax([0, 0, 2]));
  assert.deepEqual(read('fire', 'unheard of'), read('fire'));
  assert.equal(read('unheard of'), undefined);
  assert.equal(read(), undefined);
});

test('each feature counts by its rarity: a common one beside a rare one says little', () => {
  const rare = openSentenceModel({ ...MODEL, rarities: textOfSteps([30, 1]) }).read(['fire', 'water'])?.probabilities;
  assert.ok((rare?.get('burns') ?? 0) > 0.9);
});

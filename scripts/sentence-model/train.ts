import { isPair } from '../../packages/web/src/search/sentences/sentence-features.ts';
import {
  MOST_STEPS,
  type StoredSentenceModel,
  softmax,
  textOfSteps,
} from '../../packages/web/src/search/sentences/sentence-model.ts';

/** A sentence's features and its correct cards, the best first. The list is empty if no card covers the sentence. */
export interface Example {
  readonly features: readonly string[];
  readonly right: readonly string[];
  /** Weight in training: 1 for a sentence, less for a name. */
  readonly counts: number;
}

/**
 * A feature that occurs in only one sentence does not help with the next one. A pair must occur more often to be worth
 * its bytes.
 */
const LEAST_SENTENCES = { one: 2, pair: 4 } as const;
/** More rounds and larger steps improve the results for training sentences and worsen those for others. */
const ROUNDS = 12;
/** Step size of the weights in the first round and in the last. */
const PACE = { first: 2, last: 0.1 } as const;
/** The weights that apply to every sentence change more slowly than those of features. */
const COMMON_PACE = 0.1;
/** The share of the target assigned to all further correct cards in total. */
const ALSO_RIGHT = 0.2;
/** Coarse enough to compress well, fine enough to change hardly any result. */
const WEIGHT_STEP = 1;
const RARITY_STEP = 1 / 4;
/** Gaps smaller than this do not change any weight. */
const NO_GAP = 1e-4;

/**
 * Trains a linear model on sentences: multinomial logistic regression by gradient descent, one sentence at a time. Each
 * sentence is a vector of its features weighted by rarity, of length 1. The same sentences always give the same model.
 */
export function trainSentenceModel(examples: readonly Example[], cards: readonly string[]): StoredSentenceModel {
  const counts = new Map<string, number>();
  for (const feature of examples.flatMap(({ features }) => features))
    counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const features = [...counts]
    .filter(([feature, count]) => count >= LEAST_SENTENCES[isPair(feature) ? 'pair' : 'one'])
    .map(([feature]) => feature);
  const places = new Map(features.map((feature, place) => [feature, place]));
  const rarities = features.map((feature) =>
    inSteps(Math.log(1 + examples.length / (counts.get(feature) ?? 1)), RARITY_STEP),
  );
  const classes = cards.length + 1;
  const classOf = (card: string): number => cards.indexOf(card);
  const sentences = examples.map(({ features: own, right, counts: share }) => {
    const known = own.flatMap((feature) => places.get(feature) ?? []);
    const values = known.map((place) => (rarities[place] ?? 0) * RARITY_STEP);
    const length = Math.hypot(...values) || 1;
    return {
      rows: known.map((place) => place * classes),
      values: values.map((value) => value / length),
      goal: goalOf(right.length === 0 ? [cards.length] : right.map(classOf)),
      share,
    };
  });

  const weights = new Float64Array(features.length * classes);
  const common = new Float64Array(classes);
  const scores = new Float64Array(classes);
  const random = pseudoRandom();
  for (let round = 0; round < ROUNDS; round += 1) {
    const roundPace = PACE.first * (1 - round / ROUNDS) + PACE.last;
    for (const { rows, values, goal, share } of shuffled(sentences, random)) {
      const pace = roundPace * share;
      // Plain loops, because most of the training time is spent here.
      scores.set(common);
      for (let at = 0; at < rows.length; at += 1) {
        const row = rows[at] ?? 0;
        const value = values[at] ?? 0;
        for (let each = 0; each < classes; each += 1)
          scores[each] = (scores[each] ?? 0) + (weights[row + each] ?? 0) * value;
      }
      const probabilities = softmax([...scores]);
      for (let each = 0; each < classes; each += 1) {
        const gap = (probabilities[each] ?? 0) - (goal.get(each) ?? 0);
        if (Math.abs(gap) < NO_GAP) continue;
        for (let at = 0; at < rows.length; at += 1) {
          const place = (rows[at] ?? 0) + each;
          weights[place] = (weights[place] ?? 0) - pace * gap * (values[at] ?? 0);
        }
        common[each] = (common[each] ?? 0) - pace * COMMON_PACE * gap;
      }
    }
  }
  return {
    cards,
    features: features.join('\n'),
    rarities: textOfSteps(rarities),
    rarityStep: RARITY_STEP,
    weights: textOfSteps([...weights, ...common].map((weight) => inSteps(weight, WEIGHT_STEP))),
    weightStep: WEIGHT_STEP,
  };
}

const inSteps = (value: number, step: number): number =>
  Math.max(-MOST_STEPS, Math.min(MOST_STEPS, Math.round(value / step)));

/** The target share of each correct class. The first class has the largest share. */
function goalOf([first, ...others]: readonly number[]): ReadonlyMap<number, number> {
  const shared = others.length === 0 ? 0 : ALSO_RIGHT;
  return new Map([
    ...others.map((each) => [each, shared / others.length] as const),
    ...(first === undefined ? [] : [[first, 1 - shared] as const]),
  ]);
}

/** Gives the same order in each training. */
function pseudoRandom(): () => number {
  let state = 7;
  return () => {
    state = (state * 16_807) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

function shuffled<Item>(items: readonly Item[], random: () => number): Item[] {
  const keyed = items.map((item) => ({ item, key: random() }));
  return keyed.sort((one, other) => one.key - other.key).map(({ item }) => item);
}

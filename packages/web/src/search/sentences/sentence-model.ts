/** A trained model as it is stored. See `scripts/sentence-model`. */
export interface StoredSentenceModel {
  /** Ids of the cards. The class after the last one means that no card covers the sentence. */
  readonly cards: readonly string[];
  /** The features, separated by line breaks, in the order of the weights. */
  readonly features: string;
  /** The rarity of each feature, one character each, in steps of `rarityStep`. */
  readonly rarities: string;
  readonly rarityStep: number;
  /**
   * One character per weight: for each feature one weight per class, then one per class for a feature that every
   * sentence has.
   */
  readonly weights: string;
  readonly weightStep: number;
}

/** The probability that a sentence is about each card, as a share of 1. null means no card at all. */
export interface SentenceReading {
  readonly probabilities: ReadonlyMap<string | null, number>;
}

export interface SentenceModel {
  /** Undefined if no feature of the sentence is known. */
  readonly read: (features: readonly string[]) => SentenceReading | undefined;
}

/** A model ready for queries. Decoding it takes a few milliseconds, so it is done once. */
export function openSentenceModel(stored: StoredSentenceModel): SentenceModel {
  const { cards, rarityStep, weightStep } = stored;
  const classes = cards.length + 1;
  const weights = stepsOf(stored.weights);
  const rarities = stepsOf(stored.rarities);
  const places = new Map(stored.features.split('\n').map((feature, place) => [feature, place]));
  const common = weights.length - classes;
  return {
    read: (features) => {
      const known = features.flatMap((feature) => places.get(feature) ?? []);
      if (known.length === 0) return undefined;
      const rarity = known.map((place) => (rarities[place] ?? 0) * rarityStep);
      const length = Math.hypot(...rarity);
      const probabilities = softmax(
        Array.from({ length: classes }, (_, each) => {
          const own = known.reduce((sum, place, at) => {
            return sum + ((weights[place * classes + each] ?? 0) * (rarity[at] ?? 0)) / length;
          }, 0);
          return (own + (weights[common + each] ?? 0)) * weightStep;
        }),
      );
      return { probabilities: new Map(probabilities.map((probability, each) => [cards[each] ?? null, probability])) };
    },
  };
}

/**
 * The character for zero steps. Characters before it are negative steps. All are printable, and few need escaping in
 * JSON.
 */
const NO_STEP = 'P'.charCodeAt(0);
/** Each number of steps up to this many, in either direction, has its own character. */
export const MOST_STEPS = 44;

/** A plain loop, because reading characters one by one through an iterator takes fifteen times as long. */
function stepsOf(text: string): Int8Array {
  const steps = new Int8Array(text.length);
  for (let place = 0; place < text.length; place += 1) steps[place] = text.charCodeAt(place) - NO_STEP;
  return steps;
}

/** Encodes steps in the format that `openSentenceModel` reads. */
export const textOfSteps = (steps: Iterable<number>): string =>
  Array.from(steps, (step) => String.fromCharCode(NO_STEP + step)).join('');

/** Converts scores to shares of 1. */
export function softmax(scores: readonly number[]): number[] {
  const most = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - most));
  const sum = powers.reduce((total, power) => total + power, 0);
  return powers.map((power) => power / sum);
}

/** A trained model as it is stored: see `scripts/sentence-model`. */
export interface StoredSentenceModel {
  /** Ids of the cards; what no card covers is the class behind the last. */
  readonly cards: readonly string[];
  /** The features, parted by line breaks, in the order of the weights. */
  readonly features: string;
  /** How rare each feature is, a character each, in steps of `rarityStep`. */
  readonly rarities: string;
  readonly rarityStep: number;
  /** A character each: for each feature one of each class, then one of each class for what every sentence has. */
  readonly weights: string;
  readonly weightStep: number;
}

/** How likely each card is what a sentence is about, as a share of 1; null is no card at all. */
export interface SentenceReading {
  readonly probabilities: ReadonlyMap<string | null, number>;
}

export interface SentenceModel {
  /** Undefined for a sentence of which no feature is known. */
  readonly read: (features: readonly string[]) => SentenceReading | undefined;
}

/** A model that can be asked. Reading it takes some milliseconds: it is done once. */
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

/** The character of no step; those before it are steps down. Printable, and few of them need an escape in JSON. */
const NO_STEP = 'P'.charCodeAt(0);
/** So many steps either way have a character of their own. */
export const MOST_STEPS = 44;

/** A plain loop: reading characters one by one through an iterator takes fifteen times as long. */
function stepsOf(text: string): Int8Array {
  const steps = new Int8Array(text.length);
  for (let place = 0; place < text.length; place += 1) steps[place] = text.charCodeAt(place) - NO_STEP;
  return steps;
}

/** What `openSentenceModel` reads. */
export const textOfSteps = (steps: Iterable<number>): string =>
  Array.from(steps, (step) => String.fromCharCode(NO_STEP + step)).join('');

/** Scores as shares of 1. */
export function softmax(scores: readonly number[]): number[] {
  const most = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - most));
  const sum = powers.reduce((total, power) => total + power, 0);
  return powers.map((power) => power / sum);
}

import { edition } from '../../packages/content/src/index.ts';
import { indexOf } from '../../packages/web/src/search/name-index.ts';
import { sentenceFeatures } from '../../packages/web/src/search/sentences/sentence-features.ts';
import { taughtSentences } from './drawn-sentences.ts';
import { taughtNames, taughtTopics } from './taught-names.ts';
import type { Example } from './train.ts';

/** A text, its correct cards (none if no card covers it), and its weight in training. */
interface Lesson {
  readonly say: string;
  readonly right: readonly string[];
  readonly counts: number;
}

/** Low, because a name is not a sentence, and the search also uses names directly, in addition to what was learned. */
const NAME_COUNTS = 0.5;

/** Everything that the model learns from. It must not contain a held-out sentence. */
export const lessons: readonly Lesson[] = [
  ...taughtSentences.map(({ say, right }) => ({ say, right, counts: 1 })),
  ...taughtNames.map(([say, ...right]) => ({ say, right, counts: NAME_COUNTS })),
  ...taughtTopics.map((say) => ({ say, right: [], counts: NAME_COUNTS })),
];

/** The same lessons in the form in which the search reads them. */
export function examples(): readonly Example[] {
  const { families } = indexOf(edition);
  return lessons.map(({ say, right, counts }) => ({ features: sentenceFeatures(say, families), right, counts }));
}

export const cards: readonly string[] = Object.keys(edition.protocols);

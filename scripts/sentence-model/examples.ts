import { edition } from '../../packages/content/src/index.ts';
import { indexOf } from '../../packages/web/src/search/name-index.ts';
import { sentenceFeatures } from '../../packages/web/src/search/sentences/sentence-features.ts';
import { taughtSentences } from './drawn-sentences.ts';
import { taughtNames, taughtTopics } from './taught-names.ts';
import type { Example } from './train.ts';

/** A text, the cards that are right for it, none where no card covers it, and how much it teaches. */
interface Lesson {
  readonly say: string;
  readonly right: readonly string[];
  readonly counts: number;
}

/** A name is no sentence, and the names have a say of their own beside what was learnt. */
const NAME_COUNTS = 0.5;

/** All that the model learns from. No sentence that is held out may be among it. */
export const lessons: readonly Lesson[] = [
  ...taughtSentences.map(({ say, right }) => ({ say, right, counts: 1 })),
  ...taughtNames.map(([say, ...right]) => ({ say, right, counts: NAME_COUNTS })),
  ...taughtTopics.map((say) => ({ say, right: [], counts: NAME_COUNTS })),
];

/** The same as the search reads it. */
export function examples(): readonly Example[] {
  const { families } = indexOf(edition);
  return lessons.map(({ say, right, counts }) => ({ features: sentenceFeatures(say, families), right, counts }));
}

export const cards: readonly string[] = Object.keys(edition.protocols);

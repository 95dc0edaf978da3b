import { edition } from '../../packages/content/src/index.ts';
import type { GoldQuery } from '../../packages/web/src/search/gold/gold-query.ts';

/** The card names used to train the search in addition to sentences, each with its card. */
export const taughtNames: readonly GoldQuery<string>[] = [edition.synonyms, edition.spokenWords].flatMap((words) =>
  Object.entries(words).flatMap(([card, texts]) => texts.map((text) => [text, card] as const)),
);

/** The names of topics without a card. They are also used for training. */
export const taughtTopics: readonly string[] = edition.uncoveredTopics.flatMap(({ words }) => words);

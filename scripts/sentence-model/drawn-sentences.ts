import { foldTerm } from '../../packages/web/src/search/search-text.ts';
import { saidSentences } from './said-sentences.ts';
import { drawSentences } from './sentence-draw.ts';
import { taughtNames, taughtTopics } from './taught-names.ts';

const names = [...taughtNames.map(([name]) => name), ...taughtTopics].map(foldTerm);

/**
 * The sentences used to train the search, and those that it never learns from. The promised search results are measured
 * on the latter.
 */
export const { taught: taughtSentences, heldOut: heldOutSentences } = drawSentences(saidSentences, names);

import { didYouMean } from '../did-you-mean.ts';
import { searchProtocols } from '../protocol-search.ts';
import { searchAnswer } from '../search-answer.ts';
import type { SuggestedFrom } from '../searched-names.ts';

/**
 * The cards that a search shows, in the order used by the screens. Mentions stay folded and only their count is shown.
 */
export function cardsAnswered(edition: SuggestedFrom, query: string): readonly string[] {
  const found = searchProtocols(edition, query);
  const { suggested, matches, mentions } = searchAnswer(found, didYouMean(edition, query));
  const listed = mentions ? [] : matches.map(({ protocol }) => protocol);
  return [...new Set([...suggested, ...listed].map(({ id }) => id))];
}

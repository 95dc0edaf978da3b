import type { Protocol, UncoveredTopic } from '@first60/edition';
import { namesCard, type ProtocolMatch } from './protocol-search.ts';
import type { Suggestions } from './suggestions.ts';

/** The protocols that a search shows, in order. */
export interface SearchAnswer {
  /** Shown first, when only mentions or nothing at all was found. */
  readonly noCard: { readonly uncovered: UncoveredTopic | undefined } | undefined;
  readonly suggested: readonly Protocol[];
  readonly matches: readonly ProtocolMatch[];
  /** True if the matches only mention a topic that has no card. They stay folded until the user opens them. */
  readonly mentions: boolean;
}

/**
 * Cards that the term names are shown as they are. Otherwise the likely meanings come before the cards that only
 * mention the term in a line. For a topic without a card the result is that there is no card, because a mention is not
 * a match.
 *
 * @param suggestions undefined while they are not known. Until then nothing is reported as missing.
 */
export function searchAnswer(matches: readonly ProtocolMatch[], suggestions: Suggestions | undefined): SearchAnswer {
  if (namesCard(matches) || suggestions === undefined) {
    return { noCard: undefined, suggested: [], matches, mentions: false };
  }
  const { protocols, drugs, uncovered } = suggestions;
  const found = matches.length + protocols.length + drugs.length > 0;
  const likely = protocols.filter(({ id }) => matches[0]?.protocol.id !== id);
  return {
    noCard: uncovered !== undefined || !found ? { uncovered } : undefined,
    suggested: uncovered === undefined ? likely : [],
    matches,
    mentions: uncovered !== undefined,
  };
}

import type { Protocol, UncoveredTopic } from '@first60/edition';
import { namesCard, type ProtocolMatch } from './protocol-search.ts';
import type { Suggestions } from './suggestions.ts';

/** The protocols that a search shows, in this order. */
export interface SearchAnswer {
  /** Shown first, when nothing but a mention was found. */
  readonly noCard: { readonly uncovered: UncoveredTopic | undefined } | undefined;
  readonly suggested: readonly Protocol[];
  readonly matches: readonly ProtocolMatch[];
  /** Whether the matches only mention a topic without a card. They are hidden until asked for. */
  readonly mentions: boolean;
}

/**
 * Cards that the term names are shown as they are. Otherwise the likely meanings come before the cards that only
 * mention the term in a line. A topic without a card is said to have none, because a mention is no answer.
 *
 * @param suggestions undefined while they are not known. Nothing is reported as missing until then.
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

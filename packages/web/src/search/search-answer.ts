import type { Protocol, UncoveredTopic } from '@first60/content';
import { namesCard, type ProtocolMatch } from './protocol-search.ts';
import type { Suggestions } from './suggestions.ts';

/** What a search shows of its protocols, in this order. */
export interface SearchAnswer {
  /** Said first where it is true: nothing, or nothing but a mention, was found. */
  readonly noCard: { readonly uncovered: UncoveredTopic | undefined } | undefined;
  readonly suggested: readonly Protocol[];
  readonly matches: readonly ProtocolMatch[];
  /** Whether the matches are mentions of what has no card: they wait until they are asked for. */
  readonly mentions: boolean;
}

/**
 * Cards that the term names come as they are. Else what is likely meant comes before the cards that mention the
 * term in a line; and a topic without a card is said to have none, since a mention of it is no answer.
 *
 * @param suggestions undefined while they are not known: nothing is said to be missing yet.
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

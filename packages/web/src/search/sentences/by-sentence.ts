import type { Protocol } from '@first60/edition';
import type { SuggestedFrom } from '../searched-names.ts';
import { twinOf } from '../searched-texts.ts';
import { PROTOCOLS_OFFERED, type Suggestions } from '../suggestions.ts';
import type { SentenceReading } from './sentence-model.ts';

/*
 * Shares of 1, chosen using only the training sentences: each quarter of them was evaluated with a model trained on the
 * other three.
 */
/** Added to the probability of a card if its name was found. */
const NAMED = 0.4;
/**
 * Minimum probability for a card to be offered. It is higher for critical cards, because a wrong one does the most
 * harm.
 */
const SURE = { critical: 0.6, other: 0.3 } as const;
/** The same when the names found belong to a topic without a card. */
const SURE_AGAINST_TOPIC = { critical: 0.7, other: 0.5 } as const;
/** Minimum probability for a card to be offered in addition to the best card. */
const ALSO_PROBABLE = 0.2;
/** If it is at least this probable that no card covers the sentence, no card is offered. */
const SURE_OF_NONE = 0.5;

/**
 * Combines the names found in a sentence with what the model has learned from whole sentences. Offers the card that is
 * most probable by both, if it is probable enough.
 *
 * @param child true if the sentence is about a child: if two cards cover the same emergency, the child's card is meant.
 */
export function bySentence(
  names: Suggestions,
  { probabilities }: SentenceReading,
  { protocols }: SuggestedFrom,
  child: boolean,
): Suggestions {
  const [named] = names.protocols;
  const all: Readonly<Record<string, Protocol | undefined>> = protocols;
  const shares = new Map<Protocol | undefined, number>([[named, named === undefined ? 0 : NAMED]]);
  for (const [id, probability] of probabilities) {
    const card = id === null ? undefined : forPatient(all[id], all, child);
    // The model includes a card that this edition does not have, so it was not trained on this edition.
    if (id !== null && card === undefined) return names;
    shares.set(card, (shares.get(card) ?? 0) + probability);
  }
  const none = shares.get(undefined) ?? 0;
  const ranked = [...shares].toSorted(([, one], [, other]) => other - one);
  const [[best, share] = [undefined, 0]] = ranked;
  if (best !== undefined && share >= leastFor(best, names)) {
    const others = ranked.flatMap(([card, also]) => (card !== undefined && also >= ALSO_PROBABLE ? card : []));
    const protocols = [...new Set([best, ...others, ...names.protocols])].slice(0, PROTOCOLS_OFFERED);
    return { ...names, protocols, uncovered: undefined };
  }
  const isKept = named !== undefined && named.priority !== 'critical' && none < SURE_OF_NONE;
  return isKept ? names : { ...names, protocols: [] };
}

const leastFor = ({ priority }: Protocol, { uncovered }: Suggestions): number =>
  (uncovered !== undefined ? SURE_AGAINST_TOPIC : SURE)[priority === 'critical' ? 'critical' : 'other'];

/** If two cards cover the same emergency, the one for the patient. */
function forPatient(
  card: Protocol | undefined,
  all: Readonly<Record<string, Protocol | undefined>>,
  child: boolean,
): Protocol | undefined {
  const twin = card && all[twinOf(card.id) ?? ''];
  return twin !== undefined && child === (twin.ageGroup === 'pediatric') ? twin : card;
}

import type { Protocol } from '@first60/edition';
import type { SuggestedFrom } from '../searched-names.ts';
import { twinOf } from '../searched-texts.ts';
import { PROTOCOLS_OFFERED, type Suggestions } from '../suggestions.ts';
import type { SentenceReading } from './sentence-model.ts';

/*
 * Shares of 1, chosen among the taught sentences alone: each quarter of them was judged by what the other three had taught.
 */
/** What the name of a card that was found adds to its probability. */
const NAMED = 0.4;
/** How probable a card has to be to be offered. A wrong critical card costs most. */
const SURE = { critical: 0.6, other: 0.3 } as const;
/** The same where the names are those of a topic without a card. */
const SURE_AGAINST_TOPIC = { critical: 0.7, other: 0.5 } as const;
/** What is offered beside the best card. */
const ALSO_PROBABLE = 0.2;
/** As probable as this it is that no card covers the sentence, no card is offered. */
const SURE_OF_NONE = 0.5;

/**
 * What the names within a sentence say, weighed against what the model has learnt of whole sentences: the card that
 * both together make the most probable, if that is probable enough.
 *
 * @param child whether the sentence is about a child: of two cards for one emergency the one for the patient is meant.
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
    // A card of another edition: what the model has learnt is not of this one.
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

/** Of two cards for one emergency the one for the patient. */
function forPatient(
  card: Protocol | undefined,
  all: Readonly<Record<string, Protocol | undefined>>,
  child: boolean,
): Protocol | undefined {
  const twin = card && all[twinOf(card.id) ?? ''];
  return twin !== undefined && child === (twin.ageGroup === 'pediatric') ? twin : card;
}

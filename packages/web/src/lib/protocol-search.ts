import type { Protocol, ProtocolId } from '@first60/content';
import { CLOSENESS, type Closeness, closeness, foldTerm } from './search-text.ts';
import {
  authoredProtocols,
  PLACES,
  type Place,
  type Searched,
  type SearchedProtocol,
  searchedProtocols,
} from './searched-texts.ts';

export interface ProtocolMatch {
  readonly protocol: Protocol;
  /** Where the term was found best. */
  readonly place: Place | 'exact-id';
  /** The text that holds the term; absent where that is the id. */
  readonly text?: string;
}

/**
 * The protocols that hold the term, best match first, then in group order. A blank term finds nothing.
 * Case-insensitive substring match over title, category, id (with hyphens, without them, or with blanks in
 * their place), medication names, first 60 seconds, BLS and ALS steps (and the steps that replace them),
 * notes and synonyms. Source: product specification section 5.
 */
export function searchProtocols(edition: Searched, term: string): ProtocolMatch[] {
  const wanted = foldTerm(term);
  if (wanted === '') return [];
  return (
    searchedProtocols(edition)
      .flatMap((searched) => bestMatch(searched, wanted) ?? [])
      // Array.prototype.sort is stable, so equal ranks keep the group order.
      .sort((one, other) => one.rank - other.rank)
      .map(({ match }) => match)
  );
}

/** The protocol whose synonym list holds exactly this term, the first in group order; undefined without one. */
export function protocolForSynonym(edition: Searched, term: string): ProtocolId | undefined {
  const wanted = foldTerm(term);
  if (wanted === '') return undefined;
  return authoredProtocols(edition).find(({ id }) => edition.synonyms[id]?.some((word) => foldTerm(word) === wanted))
    ?.id;
}

interface Ranked {
  readonly rank: number;
  readonly match: ProtocolMatch;
}

function bestMatch({ protocol, texts }: SearchedProtocol, wanted: string): Ranked | undefined {
  if (protocol.id === wanted) return { rank: 0, match: { protocol, place: 'exact-id' } };
  const inId = idCloseness(protocol.id, wanted);
  let best: Ranked | undefined = inId && { rank: rankOf('id', inId, wanted), match: { protocol, place: 'id' } };
  for (const { place, text, folded } of texts) {
    if (best !== undefined && best.rank < leastRankOf(place)) break;
    const how = closeness(folded, wanted);
    if (how === undefined) continue;
    const rank = rankOf(place, how, wanted);
    if (best === undefined || rank < best.rank) best = { rank, match: { protocol, place, text } };
  }
  return best;
}

/** No text of this place or of a later one ranks better: the rest need not be looked at. */
const leastRankOf = (place: Place): number => (TITLES.has(place) ? 0 : (PLACES.indexOf(place) + 1) * 10);

/** A title or synonym that is the term wins over everything. */
const TITLES: ReadonlySet<Place> = new Set(['title', 'synonym']);

/** Letters below which a term within a word is a coincidence: "io" in "immobilization". */
const TELLING_LENGTH = 4;

/** A title that is the term, then place by place; coincidences come last. */
function rankOf(place: Place, how: Closeness, wanted: string): number {
  const rank = (PLACES.indexOf(place) + 1) * 10 + CLOSENESS.indexOf(how);
  if (how === 'equal' && TITLES.has(place)) return rank / 10;
  return how === 'inside' && wanted.length < TELLING_LENGTH ? rank + 100 : rank;
}

/** "cardiac-arrest", "cardiac arrest" and "cardiacarrest" all find adult-cardiac-arrest. */
function idCloseness(id: string, wanted: string): Closeness | undefined {
  const bare = wanted.replace(/[-\s]/g, '');
  if (bare === '') return undefined;
  const spaced = closeness(id.replaceAll('-', ' '), wanted.replaceAll('-', ' '));
  return spaced ?? (id.replaceAll('-', '').includes(bare) ? 'inside' : undefined);
}

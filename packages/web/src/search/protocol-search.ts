import type { Protocol, ProtocolId } from '@first60/edition';
import { CLOSENESS, type Closeness, closeness, foldTerm } from './search-text.ts';
import { searchedPatient } from './searched-patient.ts';
import {
  authoredProtocols,
  PLACES,
  type Place,
  type Searched,
  type SearchedProtocol,
  searchedProtocols,
  twinOf,
} from './searched-texts.ts';

export interface ProtocolMatch {
  readonly protocol: Protocol;
  /** The place of the best match. */
  readonly place: Place | 'exact-id';
  /** The text that holds the term. Absent when the id holds it. */
  readonly text?: string;
}

/**
 * The protocols that hold the term, best match first, then in group order. A blank term finds nothing.
 * Case-insensitive over title, category, id (with hyphens, without them, or with blanks in their place),
 * medication names, first 60 seconds, BLS and ALS steps (and the steps that replace them), notes and synonyms.
 * A match begins at a word. Source: product specification section 5.
 *
 * A term that names a child finds the pediatric card by all names of the adult one, and not the adult one.
 */
export function searchProtocols(edition: Searched, term: string): ProtocolMatch[] {
  const wanted = foldTerm(term);
  if (wanted === '') return [];
  const { child, rest } = searchedPatient(term);
  const all = searchedProtocols(edition);
  return (
    all
      .flatMap((searched) => {
        const asTyped = bestMatch(searched, wanted);
        const forChild = child && rest !== '' ? childMatch(searched, rest, all) : undefined;
        return [asTyped, forChild && { ...forChild, rank: forChild.rank + WITHOUT_CHILD }]
          .filter((match) => match !== undefined)
          .sort(byRank)
          .slice(0, 1);
      })
      // Array.prototype.sort is stable, so equal ranks keep the group order.
      .sort(byRank)
      .map(({ match }) => match)
  );
}

/** Whether the best match is a card that the term names, and not one that only mentions it in a line. */
export const namesCard = ([first]: readonly ProtocolMatch[]): boolean =>
  first !== undefined && first.place !== 'steps' && first.place !== 'notes';

/** The protocol whose synonym list holds exactly this term, the first in group order. Undefined without one. */
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

/** Less than the step between two ranks: of two equal matches the one of the term as typed comes first. */
const WITHOUT_CHILD = 0.05;

const byRank = (one: Ranked, other: Ranked): number => one.rank - other.rank;

function bestMatch({ protocol, texts }: SearchedProtocol, wanted: string): Ranked | undefined {
  if (foldTerm(protocol.id) === wanted) return { rank: 0, match: { protocol, place: 'exact-id' } };
  const inId = idCloseness(protocol.id, wanted);
  let best: Ranked | undefined = inId && { rank: rankOf('id', inId), match: { protocol, place: 'id' } };
  for (const { place, text, folded } of texts) {
    if (best !== undefined && best.rank < leastRankOf(place)) break;
    const how = closeness(folded, wanted);
    if (how === undefined) continue;
    const rank = rankOf(place, how);
    if (best === undefined || rank < best.rank) best = { rank, match: { protocol, place, text } };
  }
  return best;
}

/** A match for a child, without the words that name the child. The adult card of a pair matches only its own words. */
function childMatch(searched: SearchedProtocol, wanted: string, all: readonly SearchedProtocol[]): Ranked | undefined {
  const { protocol, texts } = searched;
  const twin = all.find((other) => other.protocol.id === twinOf(protocol.id));
  if (twin === undefined) return bestMatch(searched, wanted);
  if (protocol.ageGroup === 'adult') return undefined;
  const adultNames = twin.texts.filter(({ place }) => place === 'title' || place === 'synonym');
  return bestMatch({ protocol, texts: [...adultNames, ...texts] }, wanted);
}

/** No text of this place or a later one ranks better, so the rest need not be compared. */
const leastRankOf = (place: Place): number => (TITLES.has(place) ? 0 : (PLACES.indexOf(place) + 1) * 10);

/** A title or synonym that equals the term ranks first. */
const TITLES: ReadonlySet<Place> = new Set(['title', 'synonym']);

/** A title that equals the term ranks first, then place by place. */
function rankOf(place: Place, how: Closeness): number {
  const rank = (PLACES.indexOf(place) + 1) * 10 + CLOSENESS.indexOf(how);
  return how === 'equal' && TITLES.has(place) ? rank / 10 : rank;
}

/** "cardiac-arrest", "cardiac arrest" and "cardiacarrest" all find adult-cardiac-arrest. */
function idCloseness(id: string, wanted: string): Closeness | undefined {
  const words = id.split('-');
  const spaced = closeness(words.join(' '), wanted);
  if (spaced !== undefined) return spaced;
  const bare = wanted.replaceAll(' ', '');
  return words.some((_, at) => words.slice(at).join('').startsWith(bare)) ? 'start' : undefined;
}

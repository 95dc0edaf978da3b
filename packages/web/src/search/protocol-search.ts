import type { Protocol, ProtocolId } from '@first60/edition';
import { CLOSENESS, type Closeness, closeness, foldTerm } from './search-text.ts';
import { searchedPatient } from './searched-patient.ts';
import {
  authoredProtocols,
  PLACES,
  type Place,
  type Searched,
  type SearchedProtocol,
  type SearchedText,
  type SearchedTexts,
  searchedTexts,
} from './searched-texts.ts';
import { textsWith } from './word-index.ts';

export interface ProtocolMatch {
  readonly protocol: Protocol;
  /** The place that contains the best match. */
  readonly place: Place | 'exact-id';
  /** The text that contains the term. Absent when the id contains it. */
  readonly text?: string;
}

/**
 * The protocols that contain the term, best match first, then in group order. A blank term finds nothing.
 * Case-insensitive over title, category, id (with hyphens, without them, or with spaces instead), medication names,
 * first 60 seconds, BLS and ALS steps (and the steps that replace them), notes and synonyms. A match begins at the
 * start of a word. Source: product specification section 5.
 *
 * A term that mentions a child finds the pediatric card by all names of the adult card, and does not find the adult
 * card.
 */
export function searchProtocols(edition: Searched, term: string): ProtocolMatch[] {
  const wanted = foldTerm(term);
  if (wanted === '') return [];
  const { child, rest } = searchedPatient(term);
  const all = searchedTexts(edition);
  const asTyped = eachMatch(all, wanted, bestMatch);
  const forChild: Matches = child && rest !== '' ? eachMatch(all, rest, childMatch, WITHOUT_CHILD) : new Map();
  const ranked = [...new Set([...asTyped.keys(), ...forChild.keys()])]
    .sort((one, other) => one - other)
    .flatMap((place) => better(asTyped.get(place), forChild.get(place)) ?? []);
  // Array.prototype.sort is stable, so equal ranks keep the group order.
  return ranked.sort((one, other) => one.rank - other.rank).map(({ match }) => asBefore(match));
}

const lastMatches = new WeakMap<Protocol, ProtocolMatch>();

/**
 * Returns the same object if a protocol matches as it did last time, so that a list sees which of its entries are
 * unchanged.
 */
function asBefore(match: ProtocolMatch): ProtocolMatch {
  const last = lastMatches.get(match.protocol);
  if (last !== undefined && last.place === match.place && last.text === match.text) return last;
  lastMatches.set(match.protocol, match);
  return match;
}

/** True if the best match is a card that the term names, not a card that only mentions the term in a line. */
export const namesCard = ([first]: readonly ProtocolMatch[]): boolean =>
  first !== undefined && first.place !== 'steps' && first.place !== 'notes';

/** The protocol whose synonym list contains exactly this term, the first in group order. Undefined if there is none. */
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

/** Less than the difference between two ranks: of two equal matches, the one for the term as typed comes first. */
const WITHOUT_CHILD = 0.05;

const better = (typed: Ranked | undefined, forChild: Ranked | undefined): Ranked | undefined =>
  forChild !== undefined && (typed === undefined || forChild.rank < typed.rank) ? forChild : typed;

/** Keyed by the place of the protocol in the list. */
type Matches = ReadonlyMap<number, Ranked>;

/** A folded term and the candidates that may contain it, keyed by the place of the protocol. */
interface Wanted {
  readonly term: string;
  /** The term without its spaces. */
  readonly bare: string;
  readonly texts: ReadonlyMap<number, readonly SearchedText[]>;
  /** The protocols whose id may contain the term. */
  readonly byId: ReadonlySet<number>;
  /** True if the term is a drug name or abbreviation. */
  readonly isDrug: boolean;
}

type MatchOf = (all: SearchedTexts, place: number, wanted: Wanted) => Ranked | undefined;

function eachMatch(all: SearchedTexts, term: string, matchOf: MatchOf, behind = 0): Matches {
  const bare = term.replaceAll(' ', '');
  const byId = new Set([...textsWith(all.ids, term), ...textsWith(all.bareIds, bare)]);
  const texts = mayHold(all, term);
  const isDrug = [...texts.values()].some((held) =>
    held.some(({ place, folded }) => place === 'medication' && folded === term),
  );
  const wanted = { term, bare, texts, byId, isDrug };
  const matches = new Map<number, Ranked>();
  for (const place of mayMatch(all, wanted)) {
    const match = matchOf(all, place, wanted);
    if (match !== undefined) matches.set(place, { ...match, rank: match.rank + behind });
  }
  return matches;
}

function mayHold({ texts, places, index }: SearchedTexts, term: string): Map<number, SearchedText[]> {
  const found = new Map<number, SearchedText[]>();
  for (const number of textsWith(index, term)) {
    const place = places[number];
    const text = texts[number];
    if (place === undefined || text === undefined) continue;
    const before = found.get(place);
    if (before === undefined) found.set(place, [text]);
    else before.push(text);
  }
  return found;
}

/**
 * The list positions of the protocols that may match by a text, by their id, or by a name of the card for the other
 * age.
 */
function mayMatch({ protocols }: SearchedTexts, { texts, byId }: Wanted): Set<number> {
  const found = new Set([...texts.keys(), ...byId]);
  for (const place of [...found]) {
    const twin = protocols[place]?.twin;
    if (twin !== undefined) found.add(twin);
  }
  return found;
}

const bestMatch: MatchOf = ({ protocols }, place, wanted) =>
  bestIn(protocols[place], wanted.texts.get(place) ?? [], wanted, wanted.byId.has(place));

/**
 * A match for a child, using the term without the words that mention the child. The adult card of a pair never matches
 * here.
 */
const childMatch: MatchOf = (all, place, wanted) => {
  const searched = all.protocols[place];
  if (searched?.twin === undefined) return bestMatch(all, place, wanted);
  if (searched.protocol.ageGroup === 'adult') return undefined;
  const ofTwin = wanted.texts.get(searched.twin) ?? [];
  const adultNames = ofTwin.filter(({ place: where }) => where === 'title' || where === 'synonym');
  return bestIn(searched, [...adultNames, ...(wanted.texts.get(place) ?? [])], wanted, wanted.byId.has(place));
};

/**
 * @param texts the texts that may contain the term, in the order of their places.
 * @param byId true if the id may contain the term.
 */
function bestIn(
  searched: SearchedProtocol | undefined,
  texts: readonly SearchedText[],
  { term, bare, isDrug }: Pick<Wanted, 'term' | 'bare' | 'isDrug'>,
  byId: boolean,
): Ranked | undefined {
  if (searched === undefined) return undefined;
  const { protocol } = searched;
  if (searched.foldedId === term) return { rank: 0, match: { protocol, place: 'exact-id' } };
  const inId = byId ? idCloseness(searched, term, bare) : undefined;
  let best: Ranked | undefined = inId && { rank: rankOf('id', inId, isDrug), match: { protocol, place: 'id' } };
  for (const { place, text, folded } of texts) {
    if (best !== undefined && best.rank < leastRankOf(place)) break;
    const how = closeness(folded, term);
    if (how === undefined) continue;
    const rank = rankOf(place, how, isDrug);
    if (best === undefined || rank < best.rank) best = { rank, match: { protocol, place, text } };
  }
  return best;
}

/**
 * The best possible rank for a text of this place or a later one. If the best match so far ranks higher, the remaining
 * texts need not be compared.
 */
const leastRankOf = (place: Place): number => (TITLES.has(place) ? 0 : (PLACES.indexOf(place) + 1) * 10);

/** Rank of a title or synonym that equals the term. */
const TITLES: ReadonlySet<Place> = new Set(['title', 'synonym']);

/** Higher than the rank of any place. */
const BEHIND_ALL = 100;

/**
 * A title that equals the term ranks first, then the order of places decides. A word that only begins with a drug's
 * abbreviation ranks last: "epi" means epinephrine, and a match in epistaxis is a coincidence.
 */
function rankOf(place: Place, how: Closeness, isDrug: boolean): number {
  const rank = (PLACES.indexOf(place) + 1) * 10 + CLOSENESS.indexOf(how);
  if (isDrug && how === 'start' && place !== 'medication') return rank + BEHIND_ALL;
  return how === 'equal' && TITLES.has(place) ? rank / 10 : rank;
}

/** "cardiac-arrest", "cardiac arrest" and "cardiacarrest" all find adult-cardiac-arrest. */
function idCloseness({ foldedId, bareIds }: SearchedProtocol, wanted: string, bare: string): Closeness | undefined {
  const spaced = closeness(foldedId, wanted);
  if (spaced !== undefined) return spaced;
  return bareIds.some((id) => id.startsWith(bare)) ? 'start' : undefined;
}

import type { Edition, Protocol, ProtocolId } from '@first60/content';

/** What the search needs of an edition: a test can hand in a small one. */
export type Searched = Pick<Edition, 'groups' | 'protocols' | 'formulary' | 'synonyms'>;

/** Where a term was found, best place first; results keep this order. */
const PLACES = ['exact-id', 'title', 'synonym', 'id', 'category', 'medication', 'steps', 'notes'] as const;
type MatchPlace = (typeof PLACES)[number];

export interface ProtocolMatch {
  readonly protocol: Protocol;
  readonly place: MatchPlace;
}

/** Every authored protocol, in the order of the category groups. */
export function authoredProtocols({ groups, protocols }: Pick<Edition, 'groups' | 'protocols'>): Protocol[] {
  return groups.flatMap((group) => group.protocols.flatMap((id) => protocols[id] ?? []));
}

/** Lower case, trimmed, inner blanks folded: how terms and texts are compared. */
export const foldTerm = (text: string): string => text.trim().replace(/\s+/g, ' ').toLowerCase();

/**
 * The protocols that hold the term, by the place of their best match, then in group order. A blank
 * term finds nothing. Case-insensitive substring match over title, category, id (with hyphens, without
 * them, or with blanks in their place), medication names, first 60 seconds, BLS and ALS steps (and the
 * steps that replace them), notes and synonyms. Source: product specification section 5.
 */
export function searchProtocols(edition: Searched, term: string): ProtocolMatch[] {
  const wanted = foldTerm(term);
  if (wanted === '') return [];
  const matches = authoredProtocols(edition).flatMap((protocol) => {
    const place = PLACES.find((candidate) => found(edition, protocol, candidate, wanted));
    return place === undefined ? [] : [{ protocol, place }];
  });
  // Array.prototype.sort is stable, so equal places keep the group order.
  return matches.sort((one, other) => PLACES.indexOf(one.place) - PLACES.indexOf(other.place));
}

/** The protocol whose synonym list holds exactly this term, the first in group order; undefined without one. */
export function protocolForSynonym(edition: Searched, term: string): ProtocolId | undefined {
  const wanted = foldTerm(term);
  if (wanted === '') return undefined;
  return authoredProtocols(edition).find(({ id }) => edition.synonyms[id]?.some((word) => foldTerm(word) === wanted))
    ?.id;
}

function found(edition: Searched, protocol: Protocol, place: MatchPlace, wanted: string): boolean {
  const { id } = protocol;
  switch (place) {
    case 'exact-id':
      return id === wanted;
    case 'title':
      return holds(protocol.title, wanted);
    case 'synonym':
      return edition.synonyms[id]?.some((word) => holds(word, wanted)) ?? false;
    case 'id':
      return idHolds(id, wanted);
    case 'category':
      return categoryWords(edition, protocol).some((word) => holds(word, wanted));
    case 'medication':
      return medicationNames(edition, protocol).some((name) => holds(name, wanted));
    case 'steps':
      return [protocol.first60Seconds, protocol.blsCore, protocol.alsSteps, protocol.steps ?? []].some((lines) =>
        lines.some(({ text }) => holds(text, wanted)),
      );
    case 'notes':
      return protocol.notes.some(({ text }) => holds(text, wanted));
  }
}

const holds = (text: string, wanted: string): boolean => text.toLowerCase().includes(wanted);

/** "cardiac-arrest", "cardiac arrest" and "cardiacarrest" all find adult-cardiac-arrest. */
function idHolds(id: string, wanted: string): boolean {
  const bare = wanted.replace(/[-\s]/g, '');
  if (bare === '') return false;
  return holds(id, wanted) || holds(id, wanted.replaceAll(' ', '-')) || holds(id.replaceAll('-', ''), bare);
}

function categoryWords({ groups }: Searched, { category }: Protocol): string[] {
  const group = groups.find(({ id }) => id === category);
  return group === undefined ? [category] : [category, group.title];
}

/** Every name a crew may call the drugs by: stocked name, brand names, abbreviations. */
function medicationNames({ formulary }: Searched, { medications }: Protocol): string[] {
  return medications.flatMap(({ medication }) => {
    const drug = formulary[medication];
    return drug === undefined ? [] : [drug.genericName, ...drug.brandNames, ...drug.synonyms];
  });
}

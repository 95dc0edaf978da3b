import type { Edition, Protocol, ProtocolId } from '@first60/edition';
import { drugName } from '../edition/drug-name.ts';
import { foldTerm } from './search-text.ts';

/** The part of an edition that the search needs. A test can pass a small one. */
export type Searched = Pick<Edition, 'groups' | 'protocols' | 'formulary' | 'synonyms'>;

/** The searched places of a protocol, the most telling first. */
export const PLACES = ['title', 'synonym', 'id', 'category', 'medication', 'steps', 'notes'] as const;
export type Place = (typeof PLACES)[number];

/** A text of a protocol, as written and as compared. */
interface SearchedText {
  readonly place: Place;
  readonly text: string;
  readonly folded: string;
}

export interface SearchedProtocol {
  readonly protocol: Protocol;
  /** In the order of `PLACES`. The id has rules of its own. */
  readonly texts: readonly SearchedText[];
}

/** Every authored protocol, in the order of the category groups. */
export function authoredProtocols({ groups, protocols }: Pick<Edition, 'groups' | 'protocols'>): Protocol[] {
  return groups.flatMap((group) => group.protocols.flatMap((id) => protocols[id] ?? []));
}

const prepared = new WeakMap<Searched, readonly SearchedProtocol[]>();

/** The texts of every protocol, folded once per edition. Folding a thousand lines for each key would be slow. */
export function searchedProtocols(edition: Searched): readonly SearchedProtocol[] {
  const known = prepared.get(edition);
  if (known !== undefined) return known;
  const all = authoredProtocols(edition).map((protocol) => ({ protocol, texts: textsOf(edition, protocol) }));
  prepared.set(edition, all);
  return all;
}

function textsOf(edition: Searched, protocol: Protocol): SearchedText[] {
  const { title, first60Seconds, blsCore, alsSteps, steps = [], notes } = protocol;
  const written: Record<Place, readonly string[]> = {
    title: [title],
    synonym: edition.synonyms[protocol.id] ?? [],
    id: [],
    category: categoryWords(edition, protocol),
    medication: medicationNames(edition, protocol),
    steps: [first60Seconds, blsCore, alsSteps, steps].flatMap((lines) => lines.map(({ text }) => text)),
    notes: notes.map(({ text }) => text),
  };
  return PLACES.flatMap((place) => written[place].map((text) => ({ place, text, folded: foldTerm(text) })));
}

/**
 * The card of the same emergency for the other age: pediatric cardiac arrest for adult cardiac arrest. Undefined for a
 * card without one.
 */
export function twinOf(id: ProtocolId): string | undefined {
  if (id.startsWith('adult-')) return id.replace('adult-', 'pediatric-');
  return id.startsWith('pediatric-') ? id.replace('pediatric-', 'adult-') : undefined;
}

function categoryWords({ groups }: Searched, { category }: Protocol): string[] {
  const group = groups.find(({ id }) => id === category);
  return group === undefined ? [category] : [group.title, category];
}

/** Every name a crew may call the drugs by: stocked name, brand names, abbreviations. */
function medicationNames({ formulary }: Searched, { medications }: Protocol): string[] {
  const drugs = [...new Set(medications.map(({ medication }) => medication))];
  return drugs.flatMap((id) => {
    const drug = formulary[id];
    return drug === undefined ? [] : [drugName(drug), ...drug.brandNames, ...drug.synonyms];
  });
}

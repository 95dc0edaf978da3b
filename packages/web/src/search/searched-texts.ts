import type { Edition, Protocol, ProtocolId } from '@first60/edition';
import { drugName } from '../edition/drug-name.ts';
import { madeOnce } from '../edition/made-once.ts';
import { madeInSteps } from './made-in-steps.ts';
import { foldTerm } from './search-text.ts';
import { startWordIndex, type WordIndex, wordIndexOf } from './word-index.ts';

/** The part of an edition that the search needs. A test can pass a small one. */
export type Searched = Pick<Edition, 'groups' | 'protocols' | 'formulary' | 'synonyms'>;

/** The places in a protocol that are searched, the most informative first. */
export const PLACES = ['title', 'synonym', 'id', 'category', 'medication', 'steps', 'notes'] as const;
export type Place = (typeof PLACES)[number];

/** One of a protocol's texts, as written and in its form for comparison. */
export interface SearchedText {
  readonly place: Place;
  readonly text: string;
  readonly folded: string;
}

export interface SearchedProtocol {
  readonly protocol: Protocol;
  /** The id, folded, with spaces between its words. */
  readonly foldedId: string;
  /** The id without its hyphens, starting from each of its words. */
  readonly bareIds: readonly string[];
  /** In the order of `PLACES`. The id is matched by its own rules. */
  readonly texts: readonly SearchedText[];
  /** The place of the card for the same emergency in the other age group. */
  readonly twin: number | undefined;
}

/** Everything that is searched in an edition. */
export interface SearchedTexts {
  /** In the order of the category groups. */
  readonly protocols: readonly SearchedProtocol[];
  /** The texts of all protocols, one after another. */
  readonly texts: readonly SearchedText[];
  /** For each text, the place of its protocol. */
  readonly places: readonly number[];
  readonly index: WordIndex;
  /** The ids as written and without their hyphens, numbered by the place of the protocol. */
  readonly ids: WordIndex;
  readonly bareIds: WordIndex;
}

/** Every authored protocol, in the order of the category groups. */
export const authoredProtocols = madeOnce(
  ({ groups, protocols }: Pick<Edition, 'groups' | 'protocols'>): readonly Protocol[] =>
    groups.flatMap((group) => group.protocols.flatMap((id) => protocols[id] ?? [])),
);

/** The texts of every protocol, folded and indexed once per edition. A keystroke only looks them up. */
const searched = madeInSteps(function* (edition: Searched): Generator<undefined, SearchedTexts> {
  const authored = authoredProtocols(edition);
  const placeOf = new Map(authored.map(({ id }, place) => [id, place]));
  const protocols: SearchedProtocol[] = [];
  const index = startWordIndex();
  for (const protocol of authored) {
    const words = protocol.id.split('-');
    const bareIds = words.map((_, at) => words.slice(at).join(''));
    const twin = twinOf(protocol.id);
    const texts = textsOf(edition, protocol);
    for (const { folded } of texts) index.add(folded);
    protocols.push({ protocol, foldedId: foldTerm(protocol.id), bareIds, texts, twin: twin && placeOf.get(twin) });
    yield;
  }
  return {
    protocols,
    texts: protocols.flatMap(({ texts }) => texts),
    places: protocols.flatMap(({ texts }, place) => texts.map(() => place)),
    index: index.finish(),
    ids: wordIndexOf(protocols.map(({ foldedId }) => foldedId)),
    bareIds: wordIndexOf(protocols.map(({ bareIds }) => bareIds.join(' '))),
  };
});
export const searchedTexts = searched.of;
/** Prepares the texts in advance. Otherwise the first keystroke in a search would have to wait for all of this work. */
export const prepareSearchedTexts = searched.ahead;

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
 * The card for the same emergency in the other age group, such as pediatric cardiac arrest for adult cardiac arrest.
 * Undefined if there is none.
 */
export function twinOf(id: ProtocolId): ProtocolId | undefined {
  if (id.startsWith('adult-')) return id.replace('adult-', 'pediatric-');
  return id.startsWith('pediatric-') ? id.replace('pediatric-', 'adult-') : undefined;
}

function categoryWords({ groups }: Searched, { category }: Protocol): string[] {
  const group = groups.find(({ id }) => id === category);
  return group === undefined ? [category] : [group.title, category];
}

/** Every name a crew may use for the drugs: stocked name, brand names, abbreviations. */
function medicationNames({ formulary }: Searched, { medications }: Protocol): string[] {
  const drugs = [...new Set(medications.map(({ medication }) => medication))];
  return drugs.flatMap((id) => {
    const drug = formulary[id];
    return drug === undefined ? [] : [drugName(drug), ...drug.brandNames, ...drug.synonyms];
  });
}

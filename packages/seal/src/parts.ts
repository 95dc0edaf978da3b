import {
  actsPartOf,
  type CardContent,
  canonicalJson,
  contentsOf,
  type Drug,
  type Edition,
  type EditionActs,
  type EditionContents,
  type Protocol,
} from '@first60/edition';
import { digestOfText, utf8 } from './bytes.ts';
import type { PartSeal } from './manifest.ts';

/** Path of the contents part, which every reader needs first. */
export const CONTENTS_PATH = 'contents';
export const cardPath = (id: string): string => `card/${id}`;
export const drugPath = (id: string): string => `drug/${id}`;
/** The tables that the acts of all drugs refer to, and the acts of the arrest plans. */
const ACT_TABLES_PATH = 'table/acts';
/** True for a part that holds what may be given of some drugs. No card waits for these. */
const isOfActs = (path: string): boolean => path.startsWith('acts/');
/** All hospitals are in one part. */
export const HOSPITALS_PATH = 'table/hospitals';
export const SOURCES_PATH = 'table/sources';
/**
 * Path of the part that holds the order of entries. It is needed because canonical JSON sorts the keys of every object.
 */
const ORDER_PATH = 'table/order';

/** Fields of an edition that are stored in its contents, cards or drugs. Every other field is a table of its own. */
const NO_TABLES = [
  'id',
  'date',
  'schemaVersion',
  'sha256',
  'groups',
  'kits',
  'zones',
  'protocols',
  'formulary',
  'acts',
  'algorithms',
  'illustrations',
  'clocks',
] as const satisfies ReadonlyArray<keyof Edition>;
type Table = Omit<Edition, (typeof NO_TABLES)[number]>;
const isTable = (field: string): boolean => !NO_TABLES.some((other) => other === field);

/** One card with its drawings and clocks. */
interface CardPart extends Partial<Pick<Edition, 'illustrations' | 'clocks'>> {
  readonly protocol: Protocol;
  readonly algorithm?: Edition['algorithms'][string];
}

/** The contents as a part. The digest of an edition is the digest of its manifest, which names this part. */
type ContentsPart = Omit<EditionContents, 'sha256' | 'protocols'> & {
  readonly protocols: ReadonlyArray<EditionContents['protocols'][string]>;
};

/** The order of entries that are spread over several parts, and of the entries of each table. */
type Order = Readonly<Record<string, readonly string[]>>;

/**
 * The parts of an edition: its contents, each card, each drug, the acts of each drug, and each table. The text of a part is canonical JSON (RFC
 * 8785), so equal content has equal digests.
 */
export function partTexts(edition: Omit<Edition, 'sha256'>): ReadonlyMap<string, string> {
  const { protocols, formulary, acts, algorithms, illustrations, clocks } = edition;
  const { sha256: _, protocols: entries, ...contents } = contentsOf({ ...edition, sha256: '' });
  const tables = Object.entries(edition).filter(([field]) => isTable(field));
  const order: Order = {
    formulary: Object.keys(formulary),
    ...(acts && { acts: Object.keys(acts.drugs) }),
    algorithms: Object.keys(algorithms),
    illustrations: illustrations.map(({ id }) => id),
    ...(clocks && { clocks: clocks.map(({ id }) => id) }),
    ...Object.fromEntries(tables.flatMap(([field, value]) => (isRecord(value) ? [[field, Object.keys(value)]] : []))),
  };
  return new Map([
    [CONTENTS_PATH, canonicalJson({ ...contents, protocols: Object.values(entries) })],
    ...Object.values(protocols).map(({ id }) => [cardPath(id), canonicalJson(cardPart(edition, id))] as const),
    ...Object.entries(formulary).map(([id, drug]) => [drugPath(id), canonicalJson(drug)] as const),
    ...actsParts(acts),
    ...tables.map(([field, value]) => [`table/${field}`, canonicalJson(value)] as const),
    [ORDER_PATH, canonicalJson(order)],
  ]);
}

function actsParts(acts: Edition['acts']): ReadonlyArray<readonly [string, string]> {
  if (acts === undefined) return [];
  const { drugs, ...tables } = acts;
  return [
    ...[...Map.groupBy(Object.entries(drugs), ([id]) => actsPartOf(id))].map(
      ([path, entries]) => [path, canonicalJson(Object.fromEntries(entries))] as const,
    ),
    [ACT_TABLES_PATH, canonicalJson(tables)],
  ];
}

function cardPart(
  { protocols, algorithms, illustrations, clocks = [] }: Omit<Edition, 'sha256'>,
  id: string,
): CardPart | undefined {
  const protocol = protocols[id];
  if (protocol === undefined) return undefined;
  const algorithm = algorithms[id];
  const sheets = illustrations.filter((sheet) => sheet.protocol === id);
  const own = clocks.filter((clock) => clock.protocol === id);
  return {
    protocol,
    ...(algorithm && { algorithm }),
    ...(sheets.length > 0 && { illustrations: sheets }),
    ...(own.length > 0 && { clocks: own }),
  };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/** The digest and the length of each part. */
export async function partSeals(texts: ReadonlyMap<string, string>): Promise<Record<string, PartSeal>> {
  const seals = [...texts].map(async ([path, text]) => [path, [await digestOfText(text), utf8(text).length]] as const);
  return Object.fromEntries(await Promise.all(seals));
}

/** Values of verified parts, by path. */
export type PartValues = ReadonlyMap<string, unknown>;

/**
 * The contents of an edition.
 * @throws Error when the contents part is missing or invalid
 */
export function contentsOfParts(values: PartValues, digest: string): EditionContents {
  const { protocols, ...rest } = valueAt<ContentsPart>(values, CONTENTS_PATH);
  const entries = Object.fromEntries(protocols.flatMap((entry) => (entry ? [[entry.id, entry]] : [])));
  if (Object.keys(entries).length !== protocols.length) throw new Error('The contents name a card twice.');
  return { ...rest, sha256: digest, protocols: entries };
}

/** The paths of the drugs on a card's lines, read from the card's own part. An edition may not stock all of them. */
export const drugPathsOfCard = (values: PartValues, id: string): readonly string[] => {
  const { protocol } = valueAt<CardPart>(values, cardPath(id));
  return [...new Set(protocol.medications.map(({ medication }) => drugPath(medication)))];
};

/**
 * The data that one card is drawn from.
 * @param contents of its edition
 * @param values its part, the parts of the drugs on its lines that the edition has, and the part of the works if it is
 * available
 * @throws Error when the card's part is missing
 */
export function cardOfParts(
  contents: EditionContents,
  values: PartValues,
  id: string,
): CardContent & { readonly protocol: Protocol } {
  const { protocol, algorithm, illustrations = [], clocks } = valueAt<CardPart>(values, cardPath(id));
  const drugs = protocol.medications.flatMap(({ medication }) => {
    const path = drugPath(medication);
    return values.has(path) ? [[medication, valueAt<Drug>(values, path)] as const] : [];
  });
  const sources = values.get(SOURCES_PATH) as Edition['sources'] | undefined;
  return {
    ...contents,
    protocol,
    formulary: Object.fromEntries(drugs),
    algorithms: algorithm === undefined ? {} : { [id]: algorithm },
    illustrations,
    ...(clocks && { clocks }),
    ...(sources && { sources }),
  };
}

/**
 * The edition made of these parts, as the app reads it.
 * @param values of verified parts
 * @param digest of the manifest, which identifies the edition
 * @throws Error when the parts do not form a whole edition, or contain more than the edition uses
 */
export function editionOfParts(values: PartValues, digest: string): Edition {
  const unread = new Set(values.keys());
  const read = <Value>(path: string): Value => {
    if (!unread.delete(path)) throw new Error(`The edition has no part ${path}, or twice.`);
    return valueAt<Value>(values, path);
  };
  const order = new Map(Object.entries(read<Order>(ORDER_PATH)));
  read(CONTENTS_PATH);
  const contents = contentsOfParts(values, digest);
  const cards = Object.keys(contents.protocols).map((id) => read<CardPart>(cardPath(id)));
  const inOrderOf = <Value>(field: string, entries: ReadonlyArray<readonly [string, Value]>) =>
    ordered(Object.fromEntries(entries), order.get(field) ?? [], entries.length);
  const drugs = (order.get('formulary') ?? []).map((id) => [id, read<Drug>(drugPath(id))] as const);
  const ofActs = [...unread].filter(isOfActs).flatMap((path) => Object.entries(read<EditionActs['drugs']>(path)));
  const acts = order.has('acts')
    ? {
        ...read<Omit<EditionActs, 'drugs'>>(ACT_TABLES_PATH),
        drugs: ordered(Object.fromEntries(ofActs), order.get('acts') ?? [], ofActs.length),
      }
    : undefined;
  const tables = [...unread].flatMap((path) => {
    if (!path.startsWith('table/')) return [];
    const field = path.slice('table/'.length);
    const value = isTable(field) ? read(path) : undefined;
    return value === undefined ? [] : [[field, isRecord(value) ? inOrderOf(field, Object.entries(value)) : value]];
  });
  const [more] = unread;
  if (more !== undefined) throw new Error(`The edition has no place for the part ${more}.`);
  const clocks = inOrderOf(
    'clocks',
    cards.flatMap((card) => (card.clocks ?? []).map((clock) => [clock.id, clock] as const)),
  );
  const edition = {
    ...contents,
    protocols: Object.fromEntries(cards.map(({ protocol }) => [protocol.id, protocol])),
    formulary: Object.fromEntries(drugs),
    ...(acts && { acts }),
    algorithms: inOrderOf(
      'algorithms',
      cards.flatMap(({ protocol, algorithm }) => (algorithm ? [[protocol.id, algorithm] as const] : [])),
    ),
    illustrations: Object.values(
      inOrderOf(
        'illustrations',
        cards.flatMap((card) => (card.illustrations ?? []).map((sheet) => [sheet.id, sheet] as const)),
      ),
    ),
    ...(order.has('clocks') && { clocks: Object.values(clocks) }),
    ...(Object.fromEntries(tables) as Table),
  } as Edition; // The signed parts form an edition, or an earlier check would have failed.
  if (canonicalJson(contentsOf(edition)) !== canonicalJson(contents))
    throw new Error('The contents name other cards than there are.');
  return edition;
}

function valueAt<Value>(values: PartValues, path: string): Value {
  if (!values.has(path)) throw new Error(`The edition has no part ${path}.`);
  return values.get(path) as Value; // Signed values have the shape that belongs to their path.
}

/** @throws Error when the keys do not name each entry exactly once */
function ordered<Value>(
  entries: Readonly<Record<string, Value>>,
  keys: readonly string[],
  count: number,
): Record<string, Value> {
  const named = new Set(keys);
  const areDifferent = named.size === keys.length && named.size === count && count === Object.keys(entries).length;
  if (!areDifferent || !keys.every((key) => Object.hasOwn(entries, key)))
    throw new Error('The order of a table names other entries than the table has.');
  return Object.fromEntries(keys.map((key) => [key, entries[key] as Value]));
}

import { canonicalJson, type Edition } from '@first60/edition';
import { digestOfText, utf8 } from './bytes.ts';
import type { PartSeal } from './manifest.ts';

/** Fields of an edition whose entries are parts of their own: a recall or a correction concerns one. */
const ENTRIES = { protocols: 'card', formulary: 'drug', algorithms: 'algorithm' } as const satisfies Partial<
  Record<keyof Edition, string>
>;
/** Path of the part that holds the order of the entries: canonical JSON sorts the keys of every object. */
const ORDER = 'table/order';

type EntryField = keyof typeof ENTRIES;
const isEntryField = (field: string): field is EntryField => field in ENTRIES;

export const cardPath = (id: string): string => `card/${id}`;
export const drugPath = (id: string): string => `drug/${id}`;
/** Hospitals are one part. */
export const HOSPITALS_PATH = 'table/hospitals';

/**
 * The parts of an edition: each card, drug and algorithm, and each table. The text of a part is canonical JSON (RFC
 * 8785), so equal content has equal digests.
 */
export const partTexts = (edition: Edition): ReadonlyMap<string, string> => new Map(eachPartText(edition));

/** The same, one after the other: a device rests in between. */
export function* eachPartText(edition: Edition): Generator<readonly [path: string, text: string]> {
  const order: Record<string, readonly string[]> = {};
  for (const [field, value] of Object.entries(edition)) {
    // In the manifest's digests there is no room for a digest of all of it.
    if (field === 'sha256') continue;
    if (isRecord(value)) order[field] = Object.keys(value);
    if (isEntryField(field)) {
      for (const [id, entry] of Object.entries(value)) yield [`${ENTRIES[field]}/${id}`, canonicalJson(entry)];
    } else yield [`table/${field}`, canonicalJson(value)];
  }
  yield [ORDER, canonicalJson(order)];
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/** The digest and the length of each part. */
export async function partSeals(texts: ReadonlyMap<string, string>): Promise<Record<string, PartSeal>> {
  const seals = [...texts].map(async ([path, text]) => [path, [await digestOfText(text), utf8(text).length]] as const);
  return Object.fromEntries(await Promise.all(seals));
}

/**
 * The edition of these parts, as the app reads it.
 * @param texts parts that were verified
 * @param digest of the manifest, which names the edition where the built-in one has its own digest
 * @throws Error for parts that hold no whole edition, or that hold more than it shows
 */
export function editionOfParts(texts: ReadonlyMap<string, string>, digest: string): Edition {
  const unread = new Set(texts.keys());
  const read = (path: string): unknown => {
    const text = texts.get(path);
    if (text === undefined || !unread.delete(path)) throw new Error(`The edition has no part ${path}, or twice.`);
    return JSON.parse(text);
  };
  const order = new Map(Object.entries(read(ORDER) as Readonly<Record<string, readonly string[]>>));
  const entries = Object.entries(ENTRIES).map(
    ([field, kind]) => [field, inOrder(order.get(field) ?? [], (id) => read(`${kind}/${id}`))] as const,
  );
  const tables = [...unread].flatMap((path) => {
    if (!path.startsWith('table/')) return [];
    const field = path.slice('table/'.length);
    const value = read(path);
    return [[field, isRecord(value) ? ordered(value, order.get(field) ?? []) : value] as const];
  });
  const [more] = unread;
  if (more !== undefined) throw new Error(`The edition has no place for the part ${more}.`);
  // The signed parts are an edition, or the checks would have stopped it.
  return { ...Object.fromEntries([...tables, ...entries]), sha256: digest } as Edition;
}

function ordered(value: Readonly<Record<string, unknown>>, keys: readonly string[]): Record<string, unknown> {
  const named = new Set(keys);
  const areDifferent = named.size === keys.length && named.size === Object.keys(value).length;
  const isWhole = areDifferent && keys.every((key) => Object.hasOwn(value, key));
  if (!isWhole) throw new Error('The order of a table names other entries than the table has.');
  return inOrder(keys, (key) => value[key]);
}

const inOrder = (keys: readonly string[], entryOf: (key: string) => unknown): Record<string, unknown> =>
  Object.fromEntries(keys.map((key) => [key, entryOf(key)]));

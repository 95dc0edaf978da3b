import type { Edition, Line } from '@first60/edition';

/** Parts of an edition whose texts are words to search by and names of works, kits and groups. */
const OF_NAMES: ReadonlySet<string> = new Set<keyof Edition>([
  'id',
  'date',
  'sha256',
  'groups',
  'kits',
  'synonyms',
  'spokenWords',
  'spokenCombinations',
  'wordFamilies',
  'uncoveredTopics',
  'sources',
]);

/** Fields that name something or lead somewhere. No text for a crew stands in them. */
const NAMES = new Set([
  'id',
  'medId',
  'genericName',
  'tallMan',
  'brandNames',
  'synonyms',
  'name',
  'nameArabic',
  'medication',
  'whenUnsafe',
  'protocol',
  'crossLinks',
  'sources',
  'to',
  'path',
  'pdf',
  'algorithmPdfPath',
  'maps_url',
]);

/** An edition with each of its parts changed that hold texts for a crew. */
export function withParts(edition: Edition, change: <Part>(part: Part) => Part): Edition {
  const parts = Object.entries(edition).map(([field, part]) => [field, OF_NAMES.has(field) ? part : change(part)]);
  return Object.fromEntries(parts) as Edition; // each part has the shape that it had
}

/** `change` is asked of a node before its parts; what it changes is not looked into. */
export function changed<Value>(value: Value, change: (node: unknown) => unknown): Value {
  const now = change(value);
  // A node becomes one of its kind.
  if (now !== value || value === null || typeof value !== 'object') return now as Value;
  const entries = Object.entries(value).map(
    ([key, inner]) => [key, NAMES.has(key) ? inner : changed(inner, change)] as const,
  );
  if (entries.every(([key, inner]) => value[key as keyof Value] === inner)) return value;
  return (Array.isArray(value) ? entries.map(([, inner]) => inner) : Object.fromEntries(entries)) as Value;
}

/** Whether a node is a line of a card, a step or a table. */
export const isLine = (node: unknown): node is Line =>
  node !== null && typeof node === 'object' && 'text' in node && 'sources' in node;

/**
 * A line that says the sentence alone: its figures and their sources go with its text. A cause of a plan or a mark of a
 * running clock is a line with a name or a time, and keeps it.
 */
export function lineSaying<Said extends Line>(
  { review: _, joulesPerKg: __, ...line }: Said,
  sentence: string,
): Omit<Said, 'review' | 'joulesPerKg'> {
  return { ...line, text: sentence, sources: [] };
}

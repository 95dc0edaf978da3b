import type { Edition, Line } from '@first60/edition';

/** Parts of an edition whose texts are search words or names of works, kits and groups. */
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

/** Fields that name something or link to something. They contain no text for a crew. */
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

/** An edition in which each part that holds texts for a crew has been changed. */
export function withParts(edition: Edition, change: <Part>(part: Part) => Part): Edition {
  const parts = Object.entries(edition).map(([field, part]) => [field, OF_NAMES.has(field) ? part : change(part)]);
  return Object.fromEntries(parts) as Edition; // each part keeps its shape
}

/** Calls `change` on a node before its children. The children of a changed node are not visited. */
export function changed<Value>(value: Value, change: (node: unknown) => unknown): Value {
  const now = change(value);
  // The changed node has the same type as the original.
  if (now !== value || value === null || typeof value !== 'object') return now as Value;
  const entries = Object.entries(value).map(
    ([key, inner]) => [key, NAMES.has(key) ? inner : changed(inner, change)] as const,
  );
  if (entries.every(([key, inner]) => value[key as keyof Value] === inner)) return value;
  return (Array.isArray(value) ? entries.map(([, inner]) => inner) : Object.fromEntries(entries)) as Value;
}

/** True when a node is a line of a card, a step or a table. */
export const isLine = (node: unknown): node is Line =>
  node !== null && typeof node === 'object' && 'text' in node && 'sources' in node;

/**
 * A line that contains only the sentence. Its figures, parts and sources are removed along with its text, so it stands for
 * every patient. A cause in a plan or
 * a mark of a running clock is a line with a name or a time, which it keeps.
 */
export function lineSaying<Said extends Line>(
  { review: _, joulesPerKg: __, parts: ___, ...line }: Said,
  sentence: string,
): Omit<Said, 'review' | 'joulesPerKg' | 'parts'> {
  return { ...line, text: sentence, sources: [] };
}

import { entryNames } from './entry-names.ts';
import { isList, isRecord, isWhole, wholeText } from './values.ts';
import { inside } from './words.ts';

/** A statement at one place in an edition, in words: the place and the text. */
export type Statement = readonly [where: string, text: string];

/** Fields that describe what an entry is. They come first. */
const FIRST = ['text', 'title', 'name', 'indication', 'route'];
const rankOf = (key: string): number => (FIRST.includes(key) ? FIRST.indexOf(key) : FIRST.length);

/** Sorts the fields into one fixed order, because the order in a signed edition differs from that in its files. */
const inOrder = (fields: ReadonlyArray<[string, unknown]>): ReadonlyArray<[string, unknown]> =>
  fields.toSorted(([one], [other]) => rankOf(one) - rankOf(other) || (one < other ? -1 : 1));

/** Every statement in a value. None is left out, and each has its own place. */
export function statementsOf(node: unknown, where: string): readonly Statement[] {
  if (isWhole(node)) return [[where, wholeText(node)]];
  if (isList(node)) {
    const names = entryNames(node);
    return node.flatMap((entry, at) => statementsOf(entry, `${where}, ${names[at]}`));
  }
  if (!isRecord(node)) return [];
  return inOrder(Object.entries(node)).flatMap(([key, inner]) =>
    inner === undefined ? [] : statementsOf(inner, inside(where, key)),
  );
}

/** The same as readable lines, without the place of the whole value. */
export const statementLines = (node: unknown): readonly string[] =>
  statementsOf(node, '').map(([where, text]) => {
    const place = where.replace(/^, /, '');
    return place === '' ? text : `${place.charAt(0).toUpperCase()}${place.slice(1)}: ${text}`;
  });

import { entryNames } from './entry-names.ts';
import { isList, isRecord, isWhole, wholeText } from './values.ts';
import { inside } from './words.ts';

/** What an edition says at one place, in words: where, and what. */
export type Statement = readonly [where: string, text: string];

/** Fields that say what an entry is. */
const FIRST = ['text', 'title', 'name', 'indication', 'route'];
const rankOf = (key: string): number => (FIRST.includes(key) ? FIRST.indexOf(key) : FIRST.length);

/** In one order, whatever the order of the fields: that of a signed edition is another one than that of its files. */
const inOrder = (fields: ReadonlyArray<[string, unknown]>): ReadonlyArray<[string, unknown]> =>
  fields.toSorted(([one], [other]) => rankOf(one) - rankOf(other) || (one < other ? -1 : 1));

/** Every statement of a value. None is left out, and each has a place of its own. */
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

/** The same as lines to read, without the place of the whole. */
export const statementLines = (node: unknown): readonly string[] =>
  statementsOf(node, '').map(([where, text]) => {
    const place = where.replace(/^, /, '');
    return place === '' ? text : `${place.charAt(0).toUpperCase()}${place.slice(1)}: ${text}`;
  });

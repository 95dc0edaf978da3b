import type { Difference } from './difference.ts';
import { orderDifferences } from './order.ts';
import { toldApart, wholeText } from './values.ts';

/** Longer lists are compared word by word. */
const SHORT = 6;

/** The differences between two lists of words. Short lists are shown in full. */
export function wordDifferences(was: readonly unknown[], is: readonly unknown[], where: string): readonly Difference[] {
  if (Math.max(was.length, is.length) <= SHORT) {
    if (isSame(was, is)) return [];
    const [before, after] = toldApart(was, is);
    return [{ where, was: before, is: after }];
  }
  const [gone, added] = [surplus(was, is), surplus(is, was)];
  const kept = (list: readonly unknown[], without: ReadonlySet<number>) => list.filter((_, at) => !without.has(at));
  return [
    ...[...added].map((at) => ({ where, is: said(is[at]) })),
    ...[...gone].map((at) => ({ where, was: said(was[at]) })),
    ...orderDifferences(kept(was, gone), kept(is, added), where, said),
  ];
}

const isSame = (was: readonly unknown[], is: readonly unknown[]): boolean =>
  was.length === is.length && was.every((word, at) => word === is[at]);

/** A string as it is. The number 1 is written differently from the string "1". */
const said = (word: unknown): string => {
  const text = wholeText(word);
  const isPlainText = typeof word === 'string' && !/^[\d"]|[\p{Cf}\p{Cc}]|^\s|\s$/u.test(word);
  return isPlainText ? text : JSON.stringify(word);
};

/** The positions of the last occurrences of each word that `list` contains more often than `other` does. */
function surplus(list: readonly unknown[], other: readonly unknown[]): ReadonlySet<number> {
  const left = new Map<unknown, number>();
  for (const word of other) left.set(word, (left.get(word) ?? 0) + 1);
  const more = new Set<number>();
  for (const [at, word] of list.entries()) {
    const count = left.get(word) ?? 0;
    if (count === 0) more.add(at);
    else left.set(word, count - 1);
  }
  return more;
}

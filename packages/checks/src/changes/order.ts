import type { Difference } from './difference.ts';

/**
 * Reports when the entries that both lists hold have a different order. The order is what a crew sees.
 * @param was the shared entries in the previous order
 * @param is the same entries in the current order
 */
export function orderDifferences<Entry>(
  was: readonly Entry[],
  is: readonly Entry[],
  where: string,
  nameOf: (entry: Entry) => string,
): readonly Difference[] {
  const first = was.findIndex((entry, at) => entry !== is[at]);
  if (first < 0) return [];
  const last = was.findLastIndex((entry, at) => entry !== is[at]);
  const moved = (entries: readonly Entry[]): string =>
    entries
      .slice(first, last + 1)
      .map(nameOf)
      .join('; ');
  return [{ where: `${where}, order from number ${first + 1} on`, was: moved(was), is: moved(is) }];
}

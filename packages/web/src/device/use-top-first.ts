import { useDeferredValue } from 'react';

const NONE_YET: readonly never[] = [];

/**
 * Draws a long list in two steps. The first entries, as many as fit the screen, are drawn at once. The others follow in
 * a later render that the next key may interrupt. Entries of an older list are never shown. Two lists differ by
 * identity.
 */
export function useTopFirst<T>(list: readonly T[], top: number): readonly T[] {
  return useDeferredValue(list, NONE_YET) === list ? list : list.slice(0, top);
}

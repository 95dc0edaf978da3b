import { useDeferredValue } from 'react';

const NONE_YET: readonly never[] = [];

/**
 * A list that is long to draw: its top, as many entries as a screen shows at once, comes with the key that changed it;
 * the rest follows at once without holding up the next key. Nothing of an older list is ever shown. A list is another
 * one by its identity.
 */
export function useTopFirst<T>(list: readonly T[], top: number): readonly T[] {
  return useDeferredValue(list, NONE_YET) === list ? list : list.slice(0, top);
}

import { useDeferredValue } from 'react';

/** More than any screen shows at once. */
const TOP = 8;
const NONE_YET: readonly never[] = [];

/**
 * A list that is long to draw: its top comes with the key that changed it, the rest follows at once without
 * holding up the next key. Nothing of an older list is ever shown. A list is another one by its identity.
 */
export function useTopFirst<T>(list: readonly T[]): readonly T[] {
  return useDeferredValue(list, NONE_YET) === list ? list : list.slice(0, TOP);
}

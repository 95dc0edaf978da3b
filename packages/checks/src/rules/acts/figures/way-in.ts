import type { Route } from '@first60/clinical';
import { WAY_WORDS, waysOf } from '../../../doses/way.ts';

/** "by vein or bone", for sentences: a vein and a bone are one way in. */
export function wayIn(route: Route): string {
  const [way] = waysOf([route]);
  return way === undefined ? route : WAY_WORDS[way];
}

import type { Edition } from '@first60/edition';
import { useSyncExternalStore } from 'react';
import { newListeners } from '../device/listeners.ts';

/*
 * The whole edition, once it is in memory. It is 120 kB on the way and more than half a megabyte to read, so the card
 * that an address opens does not wait for it (see card-part.ts).
 */
let live: Edition | undefined;
const { subscribe, notify } = newListeners();

/** For edition.ts alone: whichever screen loads the edition, every screen has it then. */
export function holdEdition(edition: Edition): Edition {
  live = edition;
  notify();
  return edition;
}

/** The whole edition, where it is wanted. Undefined until something has loaded it. */
export const useEdition = (wanted: boolean): Edition | undefined =>
  useSyncExternalStore(subscribe, () => (wanted ? live : undefined));

import { manifest } from '@first60/content';
import type { CardEntry } from '@first60/edition';

/** What is known of every card before any is loaded: names, ages, groups, color zones, the digests of the parts. */
export { manifest };

/** The card of an id from an address. */
export const cardEntry = (id: string): CardEntry | undefined =>
  Object.values(manifest.protocols).find((card) => card?.id === id);

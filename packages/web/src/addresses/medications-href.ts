import { addressOf } from './query-values.ts';

/** The address of All Medications with a search for a name. */
export const medicationsHref = (search: string): string =>
  addressOf('/medications', { tab: 'all', search: search.trim() });

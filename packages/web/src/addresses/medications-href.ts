import { addressOf } from './query-values.ts';

/** The address of All Medications with a name already searched for. */
export const medicationsHref = (search: string): string =>
  addressOf('/medications', { tab: 'all', search: search.trim() });

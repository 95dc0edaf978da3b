import { addressOf } from './query-values.ts';

/** All Medications, searched for a name. The one place that knows the address. */
export const medicationsHref = (search: string): string =>
  addressOf('/medications', { tab: 'all', search: search.trim() });

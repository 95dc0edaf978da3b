import { addressOf } from './query-values.ts';

/** The card of a protocol. The one place that knows the address. */
export const protocolHref = (id: string): string => addressOf('/protocols', { id });

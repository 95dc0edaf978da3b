import { addressOf } from './query-values.ts';

/** The address of a protocol's card. */
export const protocolHref = (id: string): string => addressOf('/protocols', { id });

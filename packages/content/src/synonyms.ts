import type { ProtocolId } from './ids.ts';

/** Words a crew may type for a protocol, lower case. */
export const synonyms = {} as const satisfies Partial<Record<ProtocolId, readonly string[]>>;

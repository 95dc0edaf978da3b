import type { ProtocolId } from '../ids.ts';

export const traumaSynonyms = {} as const satisfies Partial<Record<ProtocolId, readonly string[]>>;

import type { ProtocolId } from '../ids.ts';

export const proceduresSynonyms = {} as const satisfies Partial<Record<ProtocolId, readonly string[]>>;

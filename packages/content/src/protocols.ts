import type { ProtocolId } from './ids.ts';
import type { Protocol } from './model/protocol.ts';

/** The authored cards by id. */
export const protocols = {} as const satisfies Partial<Record<ProtocolId, Protocol>>;

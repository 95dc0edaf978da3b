import type { Source } from '../model/source.ts';

/** Works that the protocol cards name beyond those of the formulary. */
export const protocolSources = {} as const satisfies Record<string, Source>;

import type { Source } from '../model/source.ts';

/** Works that the cardiac cards name beyond those already listed elsewhere. */
export const cardiacSources = {} as const satisfies Record<string, Source>;

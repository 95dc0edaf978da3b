import type { Source } from '../model/source.ts';

/** Works that the procedures cards name beyond those already listed elsewhere. */
export const proceduresSources = {} as const satisfies Record<string, Source>;

import type { Source } from '../model/source.ts';

/** Works that the medical cards name beyond those already listed elsewhere. */
export const medicalSources = {} as const satisfies Record<string, Source>;

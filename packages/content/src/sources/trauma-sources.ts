import type { Source } from '../model/source.ts';

/** Works that the trauma cards name beyond those already listed elsewhere. */
export const traumaSources = {} as const satisfies Record<string, Source>;

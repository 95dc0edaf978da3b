import type { Edition } from '@first60/edition';

/** The edition in the build, for what holds it and for what compares with it. */
export const builtInEdition = (): Promise<Edition> => import('./edition.ts').then(({ edition }) => edition);

import type { Edition } from '@first60/edition';
import { loadedOnce } from '../loaded-once.ts';

/** The edition in the build, for what holds it and for what compares with it. */
export const builtInEdition = loadedOnce(
  (): Promise<Edition> => import('./read-edition.ts').then(({ readEdition }) => readEdition()),
);

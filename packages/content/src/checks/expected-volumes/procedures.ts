import type { ExpectedCards } from './expected-volumes.ts';

export const proceduresVolumes: ExpectedCards = {};

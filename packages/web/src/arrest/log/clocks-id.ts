import { newUuid } from './uuid.ts';

/** Clocks that run without an arrest have their own log. Its id identifies it before anything else is read. */
const OF_CLOCKS = 'clocks-';

/** Creates the id of a new log of clocks. */
export const newClocksId = (): string => OF_CLOCKS + newUuid();

/** True for a log that holds only clocks and no arrest. */
export const isOfClocks = (code: string): boolean => code.startsWith(OF_CLOCKS);

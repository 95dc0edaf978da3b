import { newUuid } from './uuid.ts';

/** Clocks that run beside no arrest have a log of their own. Its id says so before anything of it is read. */
const OF_CLOCKS = 'clocks-';

/** The id of a new log of clocks. */
export const newClocksId = (): string => OF_CLOCKS + newUuid();

/** Whether a log is of clocks alone and of no arrest. */
export const isOfClocks = (code: string): boolean => code.startsWith(OF_CLOCKS);

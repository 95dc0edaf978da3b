import type { Flag } from '../database/schema.ts';

/** The only place that converts truth values for the database. */
export const toFlag = (value: boolean): Flag => (value ? 1 : 0);
export const fromFlag = (flag: Flag): boolean => flag === 1;

import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '../..');
/** Of the last run. Git does not keep it. */
export const KEPT_TIMES = join(ROOT, 'node_modules/.cache/first60/test-times.json');

/** How long one test took, with the start of its own browser or document. */
export interface TestTime {
  readonly project: string;
  /** From the root of the repository. */
  readonly file: string;
  readonly line: number;
  readonly title: string;
  readonly ms: number;
  readonly status: string;
}

export interface KeptTimes {
  readonly startedAt: string;
  /** Of the whole run, on the clock of the wall. */
  readonly ms: number;
  readonly workers: number;
  readonly tests: readonly TestTime[];
}

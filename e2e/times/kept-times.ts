import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '../..');
/** Times of the last run. Git does not track this file. */
export const KEPT_TIMES = join(ROOT, 'node_modules/.cache/first60/test-times.json');

/** Duration of one test, including the start of its own browser or document. */
export interface TestTime {
  readonly project: string;
  /** Path from the root of the repository. */
  readonly file: string;
  readonly line: number;
  readonly title: string;
  readonly ms: number;
  readonly status: string;
}

export interface KeptTimes {
  readonly startedAt: string;
  /** Duration of the whole run, in wall-clock time. */
  readonly ms: number;
  readonly workers: number;
  readonly tests: readonly TestTime[];
}

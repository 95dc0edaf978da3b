import { setTimeout as pause } from 'node:timers/promises';
import { codeOf } from './failure.ts';

/**
 * serialization_failure and deadlock_detected: the database rolled back the whole transaction, and it must be retried.
 */
const CONFLICTS: ReadonlySet<string> = new Set(['40001', '40P01']);
const MAX_TRIES = 10;
/** In milliseconds. The nth pause is at most n times this value, and never longer than the maximum. */
const PAUSE_STEP = 10;
const LONGEST_PAUSE = 100;

export interface RetryOptions {
  readonly codes?: ReadonlySet<string>;
  /** Returns 0 to 1. Random pauses keep two conflicting transactions from colliding again. */
  readonly random?: () => number;
}

/**
 * Reruns a whole transaction when it lost to another one. PostgreSQL rarely requires that for these transactions, but
 * distributed databases with the same protocol often do.
 */
export async function retryOnConflict<Result>(
  run: () => Promise<Result>,
  { codes = CONFLICTS, random = Math.random }: RetryOptions = {},
): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await run();
    } catch (error) {
      if (tries === MAX_TRIES || !codes.has(codeOf(error))) throw error;
      await pause(random() * Math.min(tries * PAUSE_STEP, LONGEST_PAUSE));
    }
  }
}

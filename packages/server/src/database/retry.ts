import { setTimeout as pause } from 'node:timers/promises';
import { codeOf } from './failure.ts';

/**
 * serialization_failure and deadlock_detected: the database rolled back the whole transaction and asks for another
 * attempt.
 */
const CONFLICTS: ReadonlySet<string> = new Set(['40001', '40P01']);
const MAX_TRIES = 10;
/** In milliseconds. The nth pause is at most n times this long, and never longer than the maximum. */
const PAUSE_STEP = 10;
const LONGEST_PAUSE = 100;

export interface RetryOptions {
  readonly codes?: ReadonlySet<string>;
  /** Returns 0 to 1. Random pauses keep two conflicting transactions from meeting again. */
  readonly random?: () => number;
}

/**
 * Runs a whole transaction again when it lost against another one. PostgreSQL rarely requires that for these
 * transactions, but distributed databases with the same protocol often do.
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

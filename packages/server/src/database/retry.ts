import { setTimeout as pause } from 'node:timers/promises';
import { codeOf } from './failure.ts';

/** serialization_failure and deadlock_detected: the database undid the whole transaction and asks for another try. */
const CONFLICTS: ReadonlySet<string> = new Set(['40001', '40P01']);
const MAX_TRIES = 10;
/** In milliseconds. The n-th pause is at most n times as long, and at most the longest. */
const PAUSE_STEP = 10;
const LONGEST_PAUSE = 100;

export interface RetryOptions {
  readonly codes?: ReadonlySet<string>;
  /** 0 to 1. Two conflicting transactions must not meet again after equal pauses. */
  readonly random?: () => number;
}

/**
 * Runs a whole transaction again when it lost against another one. PostgreSQL rarely asks for that in these
 * transactions. Distributed databases with the same protocol do it often.
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

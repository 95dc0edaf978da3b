import { nextTask } from './next-task.ts';

/**
 * Splits long work into turns. The returned function is called between steps, and ends the task when the turn's time is
 * up. A press during a turn waits only until the turn ends.
 * @param ms maximum duration of a turn
 */
export function turnsOf(ms: number): () => Promise<void> {
  let end = 0;
  return async () => {
    const now = performance.now();
    if (now <= end) return;
    if (end !== 0) await nextTask();
    end = performance.now() + ms;
  };
}

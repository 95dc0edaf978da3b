import { nextTask } from './next-task.ts';

/**
 * For long work in one go: what is called between its steps, and ends the task when a turn is over. A press that comes
 * meanwhile waits for the end of the turn.
 * @param ms how long a turn may take
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

import { nextTask } from './next-task.ts';

/**
 * Resolves once the next frame is painted: what nothing on the screen waits for is asked for then, because even a request
 * takes the processor from that frame. A hidden page paints none and does not wait.
 */
export async function afterFrame(): Promise<void> {
  if (!document.hidden) await laidOut();
  await nextTask();
}

/** The observers are the last of a frame before it is painted. */
const laidOut = (): Promise<void> =>
  new Promise((resolve) => {
    const observer = new ResizeObserver(() => {
      observer.disconnect();
      resolve();
    });
    observer.observe(document.documentElement);
  });

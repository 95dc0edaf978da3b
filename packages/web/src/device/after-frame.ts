import { nextTask } from './next-task.ts';

let waiting: Promise<void> | undefined;

/**
 * Resolves once the next frame is painted: what nothing on the screen waits for is asked for then, because even a request
 * takes the processor from that frame. A hidden page paints none and does not wait.
 */
export function afterFrame(): Promise<void> {
  waiting ??= framed().finally(() => {
    waiting = undefined;
  });
  return waiting;
}

async function framed(): Promise<void> {
  if (!document.hidden) await laidOut();
  await nextTask();
}

/** The observers are the last of a frame before it is painted. */
const laidOut = (): Promise<void> =>
  new Promise((resolve) => {
    const end = () => {
      observer.disconnect();
      document.removeEventListener('visibilitychange', end);
      resolve();
    };
    const observer = new ResizeObserver(end);
    observer.observe(document.documentElement);
    document.addEventListener('visibilitychange', end);
  });

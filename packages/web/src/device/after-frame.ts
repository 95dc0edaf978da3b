import { nextTask } from './next-task.ts';

let waiting: Promise<void> | undefined;

/**
 * Resolves once the next frame is painted. Requests that nothing on the screen waits for are made then, because even a
 * request takes processor time from that frame. A hidden page paints no frames and does not wait.
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

/** Observers run last in a frame before it is painted. */
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

import { nextTask } from './next-task.ts';

let waiting: Promise<void> | undefined;

/**
 * Resolves once the next frame is painted. Requests that nothing on the screen depends on are made then, because even a
 * request takes processor time from that frame. Resolves without waiting on a hidden page, which paints no frames.
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

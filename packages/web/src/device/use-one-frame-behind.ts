import { useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * True while parts out of sight still show the state before the last key press. If `waits` is true, they render one
 * frame after the key press, so that the key's own frame renders only what is in sight.
 */
export function useOneFrameBehind(key: string, waits: boolean): boolean {
  const [drawn, setDrawn] = useState(key);
  if (!waits && drawn !== key) setDrawn(key);
  // Not in a task, because a browser may start an already requested frame before it runs the task.
  useLayoutEffect(() => {
    if (drawn === key) return;
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => flushSync(() => setDrawn(key)));
    });
    return () => cancelAnimationFrame(frame);
  }, [drawn, key]);
  return waits && drawn !== key;
}

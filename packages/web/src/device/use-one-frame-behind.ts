import { useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * Whether what is out of sight still belongs to an earlier key: it `waits` for the frame behind that of the key, so that the
 * frame of the key draws what is in sight alone.
 */
export function useOneFrameBehind(key: string, waits: boolean): boolean {
  const [drawn, setDrawn] = useState(key);
  if (!waits && drawn !== key) setDrawn(key);
  // Not in a task: a browser may begin a frame that was asked for before it runs one.
  useLayoutEffect(() => {
    if (drawn === key) return;
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => flushSync(() => setDrawn(key)));
    });
    return () => cancelAnimationFrame(frame);
  }, [drawn, key]);
  return waits && drawn !== key;
}

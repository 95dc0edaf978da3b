import { useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * The value as it was in the last painted frame: the new one follows with the frame behind the one that shows it first.
 * Undefined until a frame was painted. What depends on it is drawn in one task, so that nothing of it lags further behind.
 */
export function useBehindFrame<T>(value: T): T | undefined {
  const [painted, setPainted] = useState<T>();
  // In the frame itself, not in a task before it: some browsers begin a frame that is wanted before any task.
  useLayoutEffect(() => {
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => flushSync(() => setPainted(value)));
    });
    return () => cancelAnimationFrame(frame);
  }, [value]);
  return painted;
}

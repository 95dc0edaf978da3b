import { startTransition, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * A value that lags one frame behind. It is the previous value, or undefined at first, until the frame after the one
 * that first shows the new value. The dependent parts render within that frame, so that nothing lags further behind.
 * When a value first appears, they render in short slices instead, like every screen that opens.
 */
export function useBehindFrame<T extends object>(value: T | undefined): T | undefined {
  const [earlier, setEarlier] = useState<T>();
  if (value === undefined && earlier !== undefined) setEarlier(undefined);
  const isOpening = earlier === undefined;
  // Not in a task, because a browser may start an already requested frame before it runs the task.
  useLayoutEffect(() => {
    const follow = () => setEarlier(value);
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => (isOpening ? startTransition(follow) : flushSync(follow)));
    });
    return () => cancelAnimationFrame(frame);
  }, [value, isOpening]);
  return earlier;
}

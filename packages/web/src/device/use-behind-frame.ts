import { startTransition, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * A value one frame behind: until the frame after the one that first shows the new value it is an earlier one, at first
 * undefined. What depends on it is drawn within that frame, so that nothing of it lags further behind. What is opened, at
 * first or after there was no value, is drawn in short pieces of time instead, like every next screen.
 */
export function useBehindFrame<T extends object>(value: T | undefined): T | undefined {
  const [earlier, setEarlier] = useState<T>();
  if (value === undefined && earlier !== undefined) setEarlier(undefined);
  const isOpening = earlier === undefined;
  // Not in a task: a browser may begin a frame that was asked for before it runs one.
  useLayoutEffect(() => {
    const follow = () => setEarlier(value);
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => (isOpening ? startTransition(follow) : flushSync(follow)));
    });
    return () => cancelAnimationFrame(frame);
  }, [value, isOpening]);
  return earlier;
}

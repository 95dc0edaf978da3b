import { useLayoutEffect } from 'react';
import { useLocation } from 'wouter';
import { isArrestRunning } from '../session/running-arrests.ts';
import { readSessionText, writeSessionText } from '../session/session-state.ts';

/** True once the app has started in this tab. */
const HERE = 'code.here';

/**
 * When the app starts, it returns to the running arrest before anything else is painted. After that the user can go
 * anywhere.
 */
export function useArrestAtStart(): void {
  const [location, navigate] = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the first address of the tab counts
  useLayoutEffect(() => {
    const isStart = readSessionText(HERE) === null;
    writeSessionText(HERE, 'yes');
    if (isStart && location === '/' && isArrestRunning()) navigate('/code', { replace: true });
  }, []);
}

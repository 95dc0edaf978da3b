import { useLayoutEffect } from 'react';
import { useLocation } from 'wouter';
import { isArrestRunning } from '../session/running-arrests.ts';
import { readSessionText, writeSessionText } from '../session/session-state.ts';

/** Set in a tab that has been at its start. */
const HERE = 'code.here';

/** A start of the app goes back to the arrest that runs, before anything else is painted. Later its user goes where they want. */
export function useArrestAtStart(): void {
  const [location, navigate] = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the first address of the tab
  useLayoutEffect(() => {
    const isStart = readSessionText(HERE) === null;
    writeSessionText(HERE, 'yes');
    if (isStart && location === '/' && isArrestRunning()) navigate('/code', { replace: true });
  }, []);
}

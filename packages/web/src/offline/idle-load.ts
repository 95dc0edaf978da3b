import { startTransition, useEffect, useState } from 'react';
import { whenIdle } from './when-idle.ts';

type Load = () => Promise<unknown>;

/**
 * Loads the parts one after another while the page is idle, starting once `begin` is true. Returns true when each has
 * loaded or failed.
 */
export function useIdleLoad(loads: readonly Load[], begin: boolean): boolean {
  const [done, setDone] = useState(false);
  useEffect(() => {
    if (!begin) return;
    const stop = new AbortController();
    loadInTurn(loads, stop.signal, () => startTransition(() => setDone(true)));
    return () => stop.abort();
  }, [loads, begin]);
  return done;
}

/** An abort cancels the parts that have not started, because a screen that has closed needs none of them. */
export function loadInTurn(loads: readonly Load[], signal: AbortSignal, onDone: () => void): void {
  const [load, ...others] = loads;
  if (load === undefined) onDone();
  else {
    whenIdle(() => {
      // A part that fails here is loaded again when its screen opens, and the screen then shows the failure.
      void load().then(() => loadInTurn(others, signal, onDone), onDone);
    }, signal);
  }
}

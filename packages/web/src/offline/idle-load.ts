import { startTransition, useEffect, useState } from 'react';
import { whenIdle } from './when-idle.ts';

type Load = () => Promise<unknown>;

/** Loads one part after the other while the page is idle, none before `begin`. True once each has loaded or failed. */
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

/** An abort cancels the parts that have not started. A screen that is gone needs none of them. */
export function loadInTurn(loads: readonly Load[], signal: AbortSignal, onDone: () => void): void {
  const [load, ...others] = loads;
  if (load === undefined) onDone();
  else {
    whenIdle(() => {
      // A part that fails to load is loaded again, and its failure shown, when its screen opens.
      void load().then(() => loadInTurn(others, signal, onDone), onDone);
    }, signal);
  }
}

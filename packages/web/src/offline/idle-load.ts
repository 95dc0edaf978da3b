import { useEffect, useState } from 'react';
import { whenIdle } from './when-idle.ts';

type Load = () => Promise<unknown>;

/** Loads one part after the other while the page rests, none before `begin`. True once all are here, or could not be had. */
export function useIdleLoad(loads: readonly Load[], begin: boolean): boolean {
  const [done, setDone] = useState(false);
  useEffect(() => {
    if (!begin) return;
    const stop = new AbortController();
    loadInTurn(loads, stop.signal, () => setDone(true));
    return () => stop.abort();
  }, [loads, begin]);
  return done;
}

/** Calls off what has not begun, between two parts too: a screen that has gone needs none of them. */
export function loadInTurn(loads: readonly Load[], signal: AbortSignal, onDone: () => void): void {
  const [load, ...others] = loads;
  if (load === undefined) onDone();
  else {
    whenIdle(() => {
      // A part that fails to load is asked for again, and reported, when its screen opens.
      void load().then(() => loadInTurn(others, signal, onDone), onDone);
    }, signal);
  }
}

import { useEffect, useState } from 'react';
import { whenIdle } from './when-idle.ts';

type Load = () => Promise<unknown>;

/** Loads one part after the other while the page rests, none before `begin`. True once all are here, or could not be had. */
export function useIdleLoad(loads: readonly Load[], begin: boolean): boolean {
  const [done, setDone] = useState(false);
  useEffect(() => {
    if (!begin) return;
    let callOff = () => {};
    const next = (index: number): void => {
      const load = loads[index];
      if (load === undefined) {
        setDone(true);
        return;
      }
      callOff = whenIdle(() => {
        // A part that fails to load is asked for again, and reported, when its screen opens.
        void load().then(
          () => next(index + 1),
          () => setDone(true),
        );
      });
    };
    next(0);
    return () => callOff();
  }, [loads, begin]);
  return done;
}

import { type RefObject, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { newListeners } from '../device/listeners.ts';

/** A place for the strip on the screen itself, in which it moves nothing. */
export interface StripSlot {
  readonly element: HTMLElement;
  /** What clocks say waits: a word of another drug beside an arrest's own would mislead. */
  readonly isHeld: boolean;
}

let slot: StripSlot | undefined;
const { subscribe, notify } = newListeners();

function setSlot(next: StripSlot | undefined): void {
  slot = next;
  notify();
}

/** Where the strip stands in place of the header. */
export const useStripSlot = (): StripSlot | undefined => useSyncExternalStore(subscribe, () => slot);

/** Has the strip stand in an element of this screen. */
export function useStripHere(isHeld: boolean): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (place.current !== null) setSlot({ element: place.current, isHeld });
    return () => setSlot(undefined);
  }, [isHeld]);
  return place;
}

import { type RefObject, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { newListeners } from '../device/listeners.ts';

/** A place for the strip within a screen, where it does not move anything. */
export interface StripSlot {
  readonly element: HTMLElement;
  /**
   * True while clock messages are held back: a message about another drug next to the arrest's own messages would be
   * misleading.
   */
  readonly isHeld: boolean;
}

let slot: StripSlot | undefined;
const { subscribe, notify } = newListeners();

function setSlot(next: StripSlot | undefined): void {
  slot = next;
  notify();
}

/** Where the strip is, if it is not in the header. */
export const useStripSlot = (): StripSlot | undefined => useSyncExternalStore(subscribe, () => slot);

/** Puts the strip into an element on this screen. */
export function useStripHere(isHeld: boolean): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (place.current !== null) setSlot({ element: place.current, isHeld });
    return () => setSlot(undefined);
  }, [isHeld]);
  return place;
}

import { type MouseEvent, useEffect, useReducer, useRef, useState } from 'react';
import { CHANGED_MS, PressGuard } from './press-guard.ts';

/** A finger meets the button and not what stands in it: what it met may be another sign or word when it lifts. */
export const PLACE = '*:pointer-events-none aria-disabled:opacity-50';

/**
 * A button whose place means something else from time to time: for a moment after that it is dead, and says so. A finger
 * does what the button said when it came down, whatever stands there when it lifts.
 * @param meaning what a press does, in a word
 * @param onPress absent where there is nothing to do
 * @param deadFor milliseconds after which a press on a new meaning counts
 * @param onDead what a press says that comes before: the second tap of a double tap on what stood there
 */
export function usePlace(
  meaning: string,
  onPress: (() => void) | undefined,
  deadFor: number = CHANGED_MS,
  onDead?: () => void,
) {
  const [guard] = useState(() => new PressGuard());
  const [, lookAgain] = useReducer((looks: number) => looks + 1, 0);
  const met = useRef<{ readonly act: (() => void) | undefined }>(undefined);
  const at = performance.now();
  const until = guard.means(meaning, at, deadFor);
  useEffect(() => {
    const timer = setTimeout(lookAgain, Math.max(0, Math.ceil(until - performance.now())));
    return () => clearTimeout(timer);
  }, [until]);
  const isDead = at < until;
  const act = isDead ? onDead : onPress;
  return {
    'aria-disabled': isDead || onPress === undefined ? true : undefined,
    onPointerDown: () => {
      met.current = { act };
    },
    onClick: ({ detail }: MouseEvent) => {
      // A key has no finger that came down before.
      const press = detail > 0 && met.current ? met.current.act : act;
      met.current = undefined;
      press?.();
    },
  } as const;
}

import { type MouseEvent, useEffect, useReducer, useRef, useState } from 'react';
import { CHANGED_MS, PressGuard } from './press-guard.ts';

/** A finger touches the button and not its content, because the content may have changed by the time it lifts. */
export const PLACE = '*:pointer-events-none aria-disabled:opacity-50';

/**
 * A button whose meaning changes over time. After a change it is briefly disabled and looks disabled. A press does what
 * the button showed when the finger came down, even if the button has changed by the time it lifts.
 * @param meaning what a press does, in a word
 * @param onPress absent if the button has nothing to do
 * @param deadFor milliseconds after a change of meaning before a press counts
 * @param onDead called for a press that comes too early: the second tap of a double tap on the previous button
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
      // A key press has no earlier pointerdown.
      const press = detail > 0 && met.current ? met.current.act : act;
      met.current = undefined;
      press?.();
    },
  } as const;
}

import { startTransition, useDeferredValue, useEffect, useState } from 'react';
import { usePrinting } from './printing.ts';

/** Entries that are drawn behind those in sight at a time. Behind typing fewer, because the next key would wait. */
const STEP = 60;
const TYPED_STEP = 20;
/** After this pause nobody is typing any more. */
const REST_MS = 400;

const NONE_YET: readonly never[] = [];

export interface DrawnSoFar<T> {
  readonly drawn: readonly T[];
  /** Draws the next step. Absent while entries follow by themselves, and once everything is drawn. */
  readonly drawMore?: () => void;
}

interface Drawing {
  /** How many entries are in sight at once. */
  readonly top: number;
  /** How many entries stand in any case: the list must reach down to what is open in it. */
  readonly least?: number;
  /**
   * Whether the list answers what is being typed, which the next key may change. What an address brought is not: Back finds
   * its place in it. Not for a list with something below it, which would move.
   */
  readonly typed?: boolean;
}

/**
 * The start of a long list, so that a key costs little more where an edition holds much more. The entries in sight are
 * drawn at once. Others follow in a later render, after a term when its typing rests, the rest as the end of the list
 * comes near, and all of it on paper. Entries of an older list are never shown. Two lists differ by identity.
 */
export function useDrawnSoFar<T>(list: readonly T[], { top, least = 0, typed = false }: Drawing): DrawnSoFar<T> {
  const printing = usePrinting();
  const deferred = useDeferredValue(list, NONE_YET) === list;
  const [asked, setAsked] = useState<{ readonly list: readonly T[]; readonly count: number }>();
  const count = asked?.list === list ? asked.count : 0;
  const step = typed ? TYPED_STEP : STEP;
  const mayFollow = typed ? count > 0 : deferred;
  useEffect(() => {
    if (!typed || mayFollow || list.length <= top) return;
    const rest = setTimeout(() => startTransition(() => setAsked({ list, count: TYPED_STEP })), REST_MS);
    return () => clearTimeout(rest);
  }, [typed, mayFollow, list, top]);
  const drawn = mayFollow ? Math.max(step, top, least, count) : top;
  if (printing || list.length <= drawn) return { drawn: list };
  return {
    drawn: list.slice(0, drawn),
    ...(mayFollow && { drawMore: () => setAsked({ list, count: drawn + step }) }),
  };
}

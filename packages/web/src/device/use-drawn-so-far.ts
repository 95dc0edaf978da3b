import { startTransition, useEffect, useEffectEvent, useState } from 'react';
import { usePrinting } from './printing.ts';

/** Entries that are drawn at a time behind those in sight: so few that a press or key meanwhile hardly waits. */
const STEP = 12;
/** So many follow by themselves, for who searches the page or returns to a place in it. */
const FOLLOWING = 60;
/** After this pause nobody is typing any more. */
const REST_MS = 400;

export interface DrawnSoFar<T> {
  readonly drawn: readonly T[];
  /** Draws the next step. Absent while entries follow by themselves, and once everything is drawn. */
  readonly drawMore?: () => void;
}

interface Drawing {
  /** How many entries are in sight at once. */
  readonly top: number;
  /**
   * Whether the list answers what is being typed, which the next key may change. What an address brought is not: Back finds
   * its place in it. Not for a list with something below it, which would move.
   */
  readonly typed?: boolean;
}

/**
 * The start of a long list, so that a key costs little more where an edition holds much more. The entries in sight are
 * drawn at once. Others follow in small steps, after a term only one when its typing rests. The rest follows as the end
 * of the list comes near, and all of it on paper. Entries of an older list are never shown. Two lists differ by identity.
 */
export function useDrawnSoFar<T>(list: readonly T[], { top, typed = false }: Drawing): DrawnSoFar<T> {
  const printing = usePrinting();
  const [asked, setAsked] = useState<{ readonly list: readonly T[]; readonly count: number }>();
  const count = asked?.list === list ? asked.count : 0;
  const drawn = Math.max(top, count);
  const follows = drawn < list.length && (typed ? count === 0 : drawn < FOLLOWING);
  const drawMore = () => startTransition(() => setAsked({ list, count: drawn + STEP }));
  const followOn = useEffectEvent(drawMore);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step is followed by the next
  useEffect(() => {
    if (!follows) return;
    if (!typed) return followOn();
    const rest = setTimeout(followOn, REST_MS);
    return () => clearTimeout(rest);
  }, [follows, typed, list, drawn]);
  if (printing || list.length <= drawn) return { drawn: list };
  return { drawn: list.slice(0, drawn), ...(!follows && { drawMore }) };
}

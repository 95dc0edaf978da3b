import { startTransition, useEffect, useEffectEvent, useState } from 'react';
import { usePrinting } from './printing.ts';

/**
 * Number of entries that render at a time below the visible ones, small enough that a press or key hardly has to wait.
 */
const STEP = 12;
/** This many entries follow automatically, for people who search the page or return to a place in it. */
const FOLLOWING = 60;
/** After this pause, in ms, the user is considered to have stopped typing. */
const REST_MS = 400;

export interface DrawnSoFar<T> {
  readonly drawn: readonly T[];
  /** Renders the next entries. Absent while entries follow automatically, and once all have rendered. */
  readonly drawMore?: () => void;
}

interface Drawing {
  /** Number of entries that are visible at once. */
  readonly top: number;
  /**
   * True if the list shows the result of typing, which the next key press may change. False for a list opened from an
   * address, because Back must find its place in the list. Not for a list with content below it, which would move.
   */
  readonly typed?: boolean;
}

/**
 * The start of a long list, so that a key press stays fast even in a much larger edition. The visible entries render
 * immediately. Others follow in small steps. After typing, only one step follows, once the typing pauses. The rest
 * renders as the user nears the end of the list, or all at once on paper. Entries from an older list are never shown.
 * Lists are compared by identity.
 */
export function useDrawnSoFar<T>(list: readonly T[], { top, typed = false }: Drawing): DrawnSoFar<T> {
  const printing = usePrinting();
  const [asked, setAsked] = useState<{ readonly list: readonly T[]; readonly count: number }>();
  const count = asked?.list === list ? asked.count : 0;
  const drawn = Math.max(top, count);
  const follows = drawn < list.length && (typed ? count === 0 : drawn < FOLLOWING);
  const drawMore = () => startTransition(() => setAsked({ list, count: drawn + STEP }));
  const followOn = useEffectEvent(drawMore);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step triggers the next one
  useEffect(() => {
    if (!follows) return;
    if (!typed) return followOn();
    const rest = setTimeout(followOn, REST_MS);
    return () => clearTimeout(rest);
  }, [follows, typed, list, drawn]);
  if (printing || list.length <= drawn) return { drawn: list };
  return { drawn: list.slice(0, drawn), ...(!follows && { drawMore }) };
}

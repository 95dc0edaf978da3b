import { useState } from 'react';
import { usePrinting } from './printing.ts';

/** Entries that are drawn at once. */
const STEP = 60;

export interface DrawnSoFar<T> {
  readonly drawn: readonly T[];
  /** Draws the next step. Absent once everything is drawn. */
  readonly drawMore?: () => void;
}

/**
 * The start of a long list, so that a key costs the same however much an edition holds. The rest follows as its end
 * comes near, and all of it on paper.
 * @param least how many entries stand in any case: the list must reach down to what is open in it.
 */
export function useDrawnSoFar<T>(list: readonly T[], least: number): DrawnSoFar<T> {
  const printing = usePrinting();
  const [asked, setAsked] = useState({ list, count: STEP });
  const count = Math.max(asked.list === list ? asked.count : STEP, least);
  if (printing || list.length <= count) return { drawn: list };
  return { drawn: list.slice(0, count), drawMore: () => setAsked({ list, count: count + STEP }) };
}

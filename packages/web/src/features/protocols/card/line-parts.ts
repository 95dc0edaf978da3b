import type { Line } from '@first60/edition';
import { type NumberedLine, numberLines } from './line-numbers.ts';

/** A list heading with the steps under it. Steps before the first heading form a part without a heading. */
export interface LinePart {
  readonly heading?: string;
  readonly steps: readonly NumberedLine[];
}

/** Splits the list into parts. Every line is in exactly one part, in list order. */
export function partsOf(lines: readonly Line[]): LinePart[] {
  const parts: Array<{ heading?: string; steps: NumberedLine[] }> = [];
  for (const entry of numberLines(lines)) {
    const last = parts.at(-1);
    if (entry.number === undefined) parts.push({ heading: entry.line.text, steps: [] });
    else if (last === undefined) parts.push({ steps: [entry] });
    else last.steps.push(entry);
  }
  return parts;
}

/**
 * A list with more steps than this is too long to read on the move, so its later parts are folded under their headings.
 * At most this many steps are open initially, and a part is never split.
 */
const READ_IN_MOTION = 16;

/** True if a list folds its later parts away. */
export const isLong = (parts: readonly LinePart[]): boolean => stepsOf(parts) > READ_IN_MOTION;

/** Number of parts of a long list that are open initially: the first, and the following ones that fit the limit. */
export function openParts(parts: readonly LinePart[]): number {
  const full = parts.findIndex((_, place) => place > 0 && stepsOf(parts.slice(0, place + 1)) > READ_IN_MOTION);
  return full === -1 ? parts.length : full;
}

const stepsOf = (parts: readonly LinePart[]): number => parts.reduce((sum, { steps }) => sum + steps.length, 0);

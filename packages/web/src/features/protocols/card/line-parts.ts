import type { Line } from '@first60/edition';
import { type NumberedLine, numberLines } from './line-numbers.ts';

/** A heading of a list with the steps under it; steps before the first heading stand alone. */
export interface LinePart {
  readonly heading?: string;
  readonly steps: readonly NumberedLine[];
}

/** The list part by part. Every line is in exactly one, in the order of the list. */
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
 * A list with more steps is too long to be read in motion: what comes later is folded under its headings. So many are
 * open from the start, and no part is cut in two.
 */
const READ_IN_MOTION = 16;

/** Whether a list folds its later parts away. */
export const isLong = (parts: readonly LinePart[]): boolean => stepsOf(parts) > READ_IN_MOTION;

/** How many parts of a long list are open from the start: the first, and those that follow while there is room. */
export function openParts(parts: readonly LinePart[]): number {
  const full = parts.findIndex((_, place) => place > 0 && stepsOf(parts.slice(0, place + 1)) > READ_IN_MOTION);
  return full === -1 ? parts.length : full;
}

const stepsOf = (parts: readonly LinePart[]): number => parts.reduce((sum, { steps }) => sum + steps.length, 0);

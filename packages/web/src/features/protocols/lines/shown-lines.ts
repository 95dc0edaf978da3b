import { type CardPatient, partsFit } from '@first60/clinical';
import type { Line } from '@first60/edition';
import { isHeading } from '../card/line-numbers.ts';

/** A list's lines for a patient, and those that a known fact excludes. */
export interface ShownLines {
  readonly shown: readonly Line[];
  readonly others: readonly Line[];
}

/**
 * Splits a list by its patients. A line is left out only when a known fact excludes it. A heading goes with the last
 * of its lines.
 */
export function shownLines(lines: readonly Line[], patient: CardPatient | undefined): ShownLines {
  if (patient === undefined) return { shown: lines, others: [] };
  const isOthers = (line: Line) => partsFit(line.parts, patient) === 'no';
  const shown = lines.filter((line, at) => {
    if (!isHeading(line)) return !isOthers(line);
    const next = lines.findIndex((other, place) => place > at && isHeading(other));
    const under = lines.slice(at + 1, next === -1 ? undefined : next);
    return under.length === 0 || !under.every(isOthers);
  });
  return { shown, others: lines.filter((line) => !isHeading(line) && isOthers(line)) };
}

/** Whom lines are for, each group once, in their order: "under 1 month, pregnant". */
export const whoseOf = (lines: readonly Line[]): string =>
  [...new Set(lines.flatMap(({ parts }) => parts?.whose ?? []))]
    .map((whose) => whose.charAt(0).toLowerCase() + whose.slice(1))
    .join(', ');

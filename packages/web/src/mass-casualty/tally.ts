import { TRIAGE_COLORS, type TriageColor } from '@first60/clinical';
import { partsIn, storedParts } from './stored-parts.ts';

export interface TallyChange {
  readonly color: TriageColor;
  readonly by: 1 | -1;
}

/** The number of casualties counted for each color. It contains no names. */
export interface Tally {
  readonly counts: Readonly<Record<TriageColor, number>>;
  /** The change that Undo reverts. */
  readonly last: TallyChange | null;
}

export const NO_TALLY: Tally = { counts: { red: 0, yellow: 0, green: 0, black: 0 }, last: null };

/** A higher count for one color means that a key was held down. */
export const MOST_COUNTED = 999;

/** The tally after the change. A change below 0 or above the maximum leaves it as it is. */
export function counted(tally: Tally, change: TallyChange): Tally {
  const count = tally.counts[change.color] + change.by;
  if (count < 0 || count > MOST_COUNTED) return tally;
  return { counts: { ...tally.counts, [change.color]: count }, last: change };
}

/** The tally without its last change. */
export function undone(tally: Tally): Tally {
  if (tally.last === null) return tally;
  const { color, by } = tally.last;
  return { ...counted(tally, { color, by: by === 1 ? -1 : 1 }), last: null };
}

export const totalCounted = ({ counts }: Tally): number =>
  TRIAGE_COLORS.reduce((total, color) => total + counts[color], 0);

/** Reads a stored tally. An invalid part counts as 0. */
export function readTally(text: string | null): Tally {
  const { counts, last } = storedParts(text);
  const stored = partsIn(counts);
  const { color, by } = partsIn(last);
  const known = TRIAGE_COLORS.find((one) => one === color);
  return {
    counts: {
      red: count(stored.red),
      yellow: count(stored.yellow),
      green: count(stored.green),
      black: count(stored.black),
    },
    last: known !== undefined && (by === 1 || by === -1) ? ({ color: known, by } as const) : null,
  };
}

/** The tally as text. An empty tally with nothing to undo is not kept. */
export const writeTally = (tally: Tally): string | null =>
  totalCounted(tally) === 0 && tally.last === null ? null : JSON.stringify(tally);

const count = (value: unknown): number =>
  typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= MOST_COUNTED ? value : 0;

import { readStored, writeStored } from '../../device/storage.ts';
import type { ArrestRow } from './log-rows.ts';

const KEY = 'first60.code.days';
const DAY_MS = 86_400_000;
/** An arrest that was not ended counts as closed this long after its last event. */
const OPEN_MS = DAY_MS;

/** Options for the number of days that a log stays on this device after its end. */
export const DAYS_KEPT = { least: 1, usual: 7, most: 30 } as const;
const PRACTICE_DAYS = 1;

const isDays = (days: number): boolean => Number.isInteger(days) && days >= DAYS_KEPT.least && days <= DAYS_KEPT.most;

/** The retention of this device in days. */
export function daysKept(): number {
  const stored = Number(readStored('local', KEY));
  return isDays(stored) ? stored : DAYS_KEPT.usual;
}

/** Sets the retention period. Anything other than 1 to 30 whole days is ignored. */
export const keepDays = (days: number): void => {
  if (isDays(days)) writeStored('local', KEY, String(days));
};

type Closing = Pick<ArrestRow, 'practice' | 'lastAt' | 'endedAt'>;

/** When a log is deleted, in epoch milliseconds. */
export const deletedAt = ({ practice, lastAt, endedAt = lastAt + OPEN_MS }: Closing, days = daysKept()): number =>
  endedAt + (practice ? PRACTICE_DAYS : days) * DAY_MS;

/** Whole days until deletion. At least 1 while the log exists. */
export const daysLeft = (closing: Closing, now: number): number =>
  Math.max(1, Math.ceil((deletedAt(closing) - now) / DAY_MS));

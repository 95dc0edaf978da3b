import { readStored, writeStored } from '../../device/storage.ts';
import type { ArrestRow } from './log-rows.ts';

const KEY = 'first60.code.days';
const DAY_MS = 86_400_000;
/** One that nobody ended counts as closed so long after its last event. */
const OPEN_MS = DAY_MS;

/** For how many days after its end a log stays on this device, to choose from. */
export const DAYS_KEPT = { least: 1, usual: 7, most: 30 } as const;
const PRACTICE_DAYS = 1;

const isDays = (days: number): boolean => Number.isInteger(days) && days >= DAYS_KEPT.least && days <= DAYS_KEPT.most;

/** The days of this device. */
export function daysKept(): number {
  const stored = Number(readStored('local', KEY));
  return isDays(stored) ? stored : DAYS_KEPT.usual;
}

/** Sets them. Other than 1 to 30 whole days is not taken. */
export const keepDays = (days: number): void => {
  if (isDays(days)) writeStored('local', KEY, String(days));
};

type Closing = Pick<ArrestRow, 'practice' | 'lastAt' | 'endedAt'>;

/** When a log is deleted, epoch milliseconds. */
export const deletedAt = ({ practice, lastAt, endedAt = lastAt + OPEN_MS }: Closing, days = daysKept()): number =>
  endedAt + (practice ? PRACTICE_DAYS : days) * DAY_MS;

/** Whole days until then: at least 1 while it is there. */
export const daysLeft = (closing: Closing, now: number): number =>
  Math.max(1, Math.ceil((deletedAt(closing) - now) / DAY_MS));

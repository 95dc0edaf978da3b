/** A newborn's clock. Times are in epoch milliseconds. */
export interface NewbornClock {
  readonly bornAt: number;
  /** Absent while it runs. */
  readonly stoppedAt?: number;
}

/** Reads a stored clock. An invalid one counts as not started. */
export function readNewbornClock(text: string): NewbornClock | undefined {
  const [, born, stopped] = /^(\d{1,15})(?: (\d{1,15}))?$/.exec(text) ?? [];
  if (born === undefined) return undefined;
  return { bornAt: Number(born), ...(stopped !== undefined && { stoppedAt: Number(stopped) }) };
}

export const newbornClockText = ({ bornAt, stoppedAt }: NewbornClock): string =>
  stoppedAt === undefined ? String(bornAt) : `${bornAt} ${stoppedAt}`;

/** A second press within this time, in ms, is a double press. */
const SAME_PRESS_MS = 2_000;

/** The clock after a press on its single button: it starts, stops, or continues as if it had never stopped. */
export function pressedClock(clock: NewbornClock | undefined, now: number): NewbornClock {
  if (clock === undefined) return { bornAt: now };
  if (clock.stoppedAt !== undefined) return { bornAt: clock.bornAt };
  return Math.abs(now - clock.bornAt) < SAME_PRESS_MS ? clock : { ...clock, stoppedAt: now };
}

/**
 * Whole seconds from birth to now, or to the stop. Computed as the difference between two times, so the clock stays
 * correct while a phone sleeps. Negative if the device's clock was set back.
 */
export const secondsSinceBirth = ({ bornAt, stoppedAt }: NewbornClock, now: number): number =>
  Math.floor(((stoppedAt ?? now) - bornAt) / 1_000);

/** "3:07" */
export const elapsedText = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

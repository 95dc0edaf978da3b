import type { ArrestEventData, ClockSample } from './arrest-event.ts';

/**
 * The arrest time that a device has counted so far. It is stored with the log so that the next page continues from it.
 */
export interface ArrestClock {
  /** Milliseconds since the press on CODE. Not rounded, so that many small steps do not add up to an error. */
  readonly elapsed: number;
  /** The device's clocks at that time. */
  readonly last: ClockSample;
}

/**
 * 'in-view' when the page has been visible since the last sample; 'away' when it was hidden or frozen at any time since
 * then.
 */
export type Seen = 'in-view' | 'away';

/** The log entry needed for one clock step. */
type ClockNote = Extract<ArrestEventData, { kind: 'clock-gap' | 'clock-changed' }>;

export interface Advanced {
  readonly clock: ArrestClock;
  /** Arrest time in whole milliseconds. It never decreases. */
  readonly t: number;
  readonly log: readonly ClockNote[];
}

/** Network corrections of the wall clock stay below this. A larger change means that the clock was set. */
const SET_FROM = 1_000;
/** Shorter absences are not logged. */
const AWAY_FROM = 5_000;

/** The clock of an arrest that starts now. */
export const startClock = (sample: ClockSample): ArrestClock => ({ elapsed: 0, last: sample });

/**
 * The arrest time at a new sample of the device's clocks, and the log entries it needs. Take a sample at each event,
 * each time the page returns to view, and every second in view. Times are in milliseconds and never decrease. Same
 * page, in view: the monotonic clock counts, and a change of the wall clock is logged. Same page after it was hidden or
 * frozen: the larger of the two steps counts, so that sleep is included and setting the wall clock back shortens
 * nothing. Another page: the wall clock counts, never below 0. A wall clock that ran backwards makes the time
 * uncertain: the true time may be longer.
 * Source: w3c/hr-time issue 115 (the monotonic clock stops during sleep).
 */
export function advance({ elapsed, last }: ArrestClock, sample: ClockSample, seen: Seen): Advanced {
  const wall = sample.wall - last.wall;
  const mono = sample.page === last.page ? Math.max(0, sample.mono - last.mono) : undefined;
  const step = stepOf(wall, mono, seen);
  const next = elapsed + step;
  const log: ClockNote[] = [];
  if ((mono === undefined || seen === 'away') && step >= AWAY_FROM) {
    log.push({ kind: 'clock-gap', away: Math.round(step) });
  }
  const by = Math.round(wall - step);
  if (Math.abs(by) >= SET_FROM) {
    // In view, the monotonic clock is correct. Otherwise it may have stopped while the wall clock was set back.
    log.push({ kind: 'clock-changed', by, unsure: mono === undefined || seen === 'away' });
  }
  return { clock: { elapsed: next, last: sample }, t: Math.floor(next), log };
}

function stepOf(wall: number, mono: number | undefined, seen: Seen): number {
  if (mono === undefined) return Math.max(0, wall);
  return seen === 'in-view' ? mono : Math.max(mono, wall);
}

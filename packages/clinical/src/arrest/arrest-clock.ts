import type { ArrestEventData, ClockSample } from './arrest-event.ts';

/** The time of an arrest, as far as a device has counted it. Kept with the log, so that the next page goes on from it. */
export interface ArrestClock {
  /** Milliseconds since the press on CODE, not rounded: many small steps must not add up to an error. */
  readonly elapsed: number;
  /** The clocks of the device at that moment. */
  readonly last: ClockSample;
}

/** Whether the page was in view all the time since the last sample, or hidden or frozen for some of it. */
export type Seen = 'in-view' | 'away';

/** What has to be logged of a step of time. */
type ClockNote = Extract<ArrestEventData, { kind: 'clock-gap' | 'clock-changed' }>;

export interface Advanced {
  readonly clock: ArrestClock;
  /** Arrest time in whole milliseconds. It never falls. */
  readonly t: number;
  readonly log: readonly ClockNote[];
}

/** Corrections of the wall clock by the network stay below this. Only more than it is a clock that somebody set. */
const SET_FROM = 1_000;
/** Shorter absences are nothing to tell. */
const AWAY_FROM = 5_000;

/** The clock of an arrest that begins now. */
export const startClock = (sample: ClockSample): ArrestClock => ({ elapsed: 0, last: sample });

/**
 * The time of an arrest at a new sample of the device's clocks, and what has to be logged of it. Take a sample at each event,
 * at each return to view and each second in view. Milliseconds; they never fall.
 * Same page, in view: the monotonic clock counts, and a wall clock that was set is told. Same page after it was hidden or
 * frozen: the larger step of the two, so that sleep counts and a wall clock set back shortens nothing. Another page: the
 * wall clock, never below 0. A wall clock that ran back makes the time unsure: it is that or more.
 * Source: w3c/hr-time issue 115 (the monotonic clock stands still in sleep).
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
    // In view the monotonic clock is right. Elsewhere it may have stood still while the wall clock ran back.
    log.push({ kind: 'clock-changed', by, unsure: mono === undefined || seen === 'away' });
  }
  return { clock: { elapsed: next, last: sample }, t: Math.floor(next), log };
}

function stepOf(wall: number, mono: number | undefined, seen: Seen): number {
  if (mono === undefined) return Math.max(0, wall);
  return seen === 'in-view' ? mono : Math.max(mono, wall);
}

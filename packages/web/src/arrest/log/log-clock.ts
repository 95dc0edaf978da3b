import { type Advanced, type ArrestClock, advance } from '@first60/clinical';
import { isOfThisPage, sampleNow, viewNow } from './page-clock.ts';

/** Interval between heartbeats of a running arrest. */
export const LIFE_MS = 10_000;
/**
 * Shorter gaps are not logged: after a kill the last heartbeat can be this old, and another tab's absence is not a gap.
 */
const UNKNOWN_MS = LIFE_MS + 5_000;

/**
 * Moves an arrest's clock to now, and returns what has to be logged as a result.
 * @param view what `viewNow` returned at the last check
 */
export function advanced(clock: ArrestClock, view: number | undefined): Advanced {
  const isInView = view !== undefined && view === viewNow();
  const step = advance(clock, sampleNow(), isInView ? 'in-view' : 'away');
  if (isOfThisPage(clock.last)) return step;
  return { ...step, log: step.log.filter((note) => note.kind !== 'clock-gap' || note.away >= UNKNOWN_MS) };
}

import { type Advanced, type ArrestClock, advance } from '@first60/clinical';
import { isOfThisPage, sampleNow, viewNow } from './page-clock.ts';

/** How often a running arrest gives a sign of life. */
export const LIFE_MS = 10_000;
/** After a kill the last sign of life may be so old, and the absence of another tab is none: less is not logged. */
const UNKNOWN_MS = LIFE_MS + 5_000;

/**
 * The clock of an arrest moved to now, and what has to be logged of that.
 * @param view what `viewNow` said at the last look
 */
export function advanced(clock: ArrestClock, view: number | undefined): Advanced {
  const isInView = view !== undefined && view === viewNow();
  const step = advance(clock, sampleNow(), isInView ? 'in-view' : 'away');
  if (isOfThisPage(clock.last)) return step;
  return { ...step, log: step.log.filter((note) => note.kind !== 'clock-gap' || note.away >= UNKNOWN_MS) };
}

import { type ArrestEvent, type ArrestEventData, startClock } from '@first60/clinical';
import { isRunning } from './arrest-log.ts';
import { newClocksId } from './clocks-id.ts';
import { advanced } from './log-clock.ts';
import { allLogsOf, entered, entryOf } from './log-entry.ts';
import { addEvent, look } from './log-events.ts';
import { openLogs } from './log-start.ts';
import { sampleNow } from './page-clock.ts';

type Started = Extract<ArrestEventData, { readonly kind: 'clock-started' }>;

/**
 * Starts a clock. As with `record`, the result is in place when this returns: the clock is running.
 * @param code the running arrest that it belongs to; without one it goes into the user's log of clocks
 */
export function startClockIn(user: string, code: string | undefined, data: Started): ArrestEvent {
  openLogs();
  const own = code ?? allLogsOf(user).find((log) => log.isOfClocks && isRunning(log))?.code ?? newClocksId();
  const entry = entered(own, user, startClock(sampleNow()));
  if (entry === undefined) throw new Error('This log was deleted.');
  return addEvent(entry, data, entry.events.size === 0 ? 0 : look(entry));
}

/**
 * Arrest time now in milliseconds. It continues after the end of an arrest, because clocks that were started in it keep
 * running.
 */
export function clockTime(code: string): number {
  const entry = entryOf(code);
  if (entry === undefined) return 0;
  return Math.max(advanced(entry.clock, entry.view).t, entry.log.events.at(-1)?.t ?? 0);
}

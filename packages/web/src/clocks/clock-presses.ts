import { type ArrestEvent, type ClockPlan, type RunningClock, standingClocks } from '@first60/clinical';
import { isRunning } from '../arrest/log/arrest-log.ts';
import { record } from '../arrest/log/arrest-logs.ts';
import { clockTime, startClockIn } from '../arrest/log/clock-logs.ts';
import { frontArrest } from '../arrest/log/front-arrest.ts';
import { logsOf, logsWithClocks } from '../arrest/log/log-entry.ts';
import { openLogs } from '../arrest/log/log-start.ts';
import { openClock } from './opened-clock.ts';

/** Loading what writes the log takes so long at most where it is on the device. More is a wait, and counts. */
const AT_ONCE_MS = 250;

/** Starts a clock, in the arrest that runs where one does. */
function start(user: string, clock: string, times: { readonly before: number; readonly again?: number }): ArrestEvent {
  openLogs();
  const running = logsOf(user).filter(isRunning);
  const log = running.find(({ code }) => code === frontArrest()) ?? running[0];
  return startClockIn(user, log?.code, { kind: 'clock-started', clock, ...times });
}

/**
 * Starts a clock of this plan. One that runs already is opened and goes on, where only one of its kind may run: a second
 * press by mistake loses no time. When it began may have to be said, so the sheet of a clock by time of day opens.
 * @param waited milliseconds since the press
 */
export function startOrOpen(user: string, plan: ClockPlan, waited: number): void {
  const known = plan.several ? undefined : runningOf(user, plan.id);
  const id = known ?? start(user, plan.id, { before: waited > AT_ONCE_MS ? waited : 0 }).id;
  if (known !== undefined || plan.anchor === 'time') openClock({ id });
}

const runningOf = (user: string, clock: string): string | undefined =>
  logsWithClocks(user)
    .flatMap(({ events }) => standingClocks(events))
    .find(({ event: { data } }) => data.kind === 'clock-started' && data.clock === clock)?.event.id;

/** A press on clocks, and how it is taken back. */
export interface ClockPress {
  readonly kind: 'stopped' | 'again';
  readonly clocks: readonly RunningClock[];
  readonly undo: () => void;
}

/** Stops clocks. It asks nothing, and can be undone. */
export function stopClocks(clocks: readonly RunningClock[]): ClockPress {
  const stops = clocks.map(({ id, code }) => record(code, { kind: 'clock-stopped', clock: id }));
  return { kind: 'stopped', clocks, undo: undoing(stops) };
}

/** Stops a clock and starts the same from now, as after the next dose. Undone, it counts from before. */
export function startAgain(user: string, clock: RunningClock): ClockPress & { readonly id: string } {
  const stop = record(clock.code, { kind: 'clock-stopped', clock: clock.id });
  const next = start(user, clock.clock, { before: 0, again: clock.again + 1 });
  return { kind: 'again', clocks: [clock], undo: undoing([next, stop]), id: next.id };
}

const undoing = (events: readonly ArrestEvent[]) => () => {
  for (const { id, code } of events) record(code, { kind: 'undone', of: id });
};

/** Sets how long ago a clock began, in milliseconds. Its log keeps the time of the press too. */
export function setBegan({ id, code, anchor }: RunningClock, began: ArrestEvent | undefined, ago: number): void {
  const before = began?.data.kind === 'clock-started' ? began.data.before : 0;
  const wanted = clockTime(code) - ago;
  if (wanted !== anchor) record(code, { kind: 'amended', of: id, t: wanted + Math.max(0, before) });
}

/** Somebody says that a clock began when it was pressed. A correction to the same time is none, so it is a millisecond. */
export function setBeganAtPress({ id, code, anchor }: RunningClock): void {
  record(code, { kind: 'amended', of: id, t: anchor - 1 });
}

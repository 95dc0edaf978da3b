import { type ArrestEvent, type ClockPlan, type RunningClock, runningClocks, standingClocks } from '@first60/clinical';
import { isRunning } from '../arrest/log/arrest-log.ts';
import { record } from '../arrest/log/arrest-logs.ts';
import { clockTime, startClockIn } from '../arrest/log/clock-logs.ts';
import { frontArrest } from '../arrest/log/front-arrest.ts';
import { logsOf, logsWithClocks } from '../arrest/log/log-entry.ts';
import { openLogs } from '../arrest/log/log-start.ts';
import { openClock } from './opened-clock.ts';

/**
 * If the code that writes the log is stored on the device, it loads within this time, in ms. A longer wait counts as
 * time that passed before the start.
 */
const AT_ONCE_MS = 250;

/** Starts a clock, in the running arrest if there is one. */
function start(user: string, clock: string, times: { readonly before: number; readonly again?: number }): ArrestEvent {
  openLogs();
  const running = logsOf(user).filter(isRunning);
  const log = running.find(({ code }) => code === frontArrest()) ?? running[0];
  return startClockIn(user, log?.code, { kind: 'clock-started', clock, ...times });
}

/**
 * Starts a clock from this plan. If only one clock of this kind may run and one is already running, opens that clock,
 * so that an accidental second press loses no time. Opens the sheet of a clock that needs a time of day, because its
 * start time may have to be entered.
 * @param waited milliseconds since the press
 */
export function startOrOpen(user: string, plan: ClockPlan, waited: number): void {
  const known = plan.several ? undefined : runningOf(user, plan.id);
  const id = known ?? start(user, plan.id, { before: waited > AT_ONCE_MS ? waited : 0 }).id;
  if (known !== undefined || plan.anchor === 'time') openClock({ id });
}

/**
 * Starts a clock for a dose that was just given. One that is running counts from this dose instead, because the next one
 * is measured from it.
 * @param waited milliseconds since the press
 */
export function startFromDose(user: string, plan: ClockPlan, waited: number): void {
  const logs = logsWithClocks(user).map(({ code, events }) => ({ code, events, t: clockTime(code) }));
  const running = plan.several ? undefined : runningClocks(logs, [plan]).find(({ clock }) => clock === plan.id);
  if (running === undefined) start(user, plan.id, { before: waited > AT_ONCE_MS ? waited : 0 });
  else startAgain(user, running);
}

const runningOf = (user: string, clock: string): string | undefined =>
  logsWithClocks(user)
    .flatMap(({ events }) => standingClocks(events))
    .find(({ event: { data } }) => data.kind === 'clock-started' && data.clock === clock)?.event.id;

/** A press that changed clocks, and how to undo it. */
export interface ClockPress {
  readonly kind: 'stopped' | 'again';
  readonly clocks: readonly RunningClock[];
  readonly undo: () => void;
}

/** Stops clocks without confirmation, because it can be undone. */
export function stopClocks(clocks: readonly RunningClock[]): ClockPress {
  const stops = clocks.map(({ id, code }) => record(code, { kind: 'clock-stopped', clock: id }));
  return { kind: 'stopped', clocks, undo: undoing(stops) };
}

/**
 * Stops a clock and starts the same one from now, for example after the next dose. Undo restores the previous count.
 */
export function startAgain(user: string, clock: RunningClock): ClockPress & { readonly id: string } {
  const stop = record(clock.code, { kind: 'clock-stopped', clock: clock.id });
  const next = start(user, clock.clock, { before: 0, again: clock.again + 1 });
  return { kind: 'again', clocks: [clock], undo: undoing([next, stop]), id: next.id };
}

const undoing = (events: readonly ArrestEvent[]) => () => {
  for (const { id, code } of events) record(code, { kind: 'undone', of: id });
};

/** Sets how long ago a clock began, in milliseconds. Its log also records the time of the press. */
export function setBegan({ id, code, anchor }: RunningClock, began: ArrestEvent | undefined, ago: number): void {
  const before = began?.data.kind === 'clock-started' ? began.data.before : 0;
  const wanted = clockTime(code) - ago;
  if (wanted !== anchor) record(code, { kind: 'amended', of: id, t: wanted + Math.max(0, before) });
}

/**
 * Confirms that a clock began when it was pressed. A correction to the same time would have no effect, so the time is
 * moved by one millisecond.
 */
export function setBeganAtPress({ id, code, anchor }: RunningClock): void {
  record(code, { kind: 'amended', of: id, t: anchor - 1 });
}

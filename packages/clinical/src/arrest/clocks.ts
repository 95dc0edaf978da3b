import type { ArrestEvent, ArrestEventData } from './arrest-event.ts';
import type { ClockPlan } from './arrest-plan.ts';
import { type ArrestRow, standingRows } from './standing-rows.ts';

/** A log that may contain running clocks, and its current time. */
export interface ClockLog {
  readonly code: string;
  readonly events: readonly ArrestEvent[];
  /** The log's arrest time in milliseconds. */
  readonly t: number;
}

/** A time at which a clock shows a message. */
export interface ClockMoment {
  /** Seconds after the anchor. */
  readonly at: number;
  readonly text: string;
  readonly sources: readonly string[];
  /** True for one of the repeated messages. */
  readonly isRepeat: boolean;
}

/** A clock that has not been stopped. */
export interface RunningClock {
  /** Id of the event that started it. */
  readonly id: string;
  /** The log that the clock belongs to. */
  readonly code: string;
  /** Id of the clock's plan. */
  readonly clock: string;
  /**
   * The plan with its remaining messages. Absent when the edition no longer has the plan; the clock then continues
   * without marks.
   */
  readonly plan?: ClockPlan;
  /** How often the clock's dose was repeated. */
  readonly again: number;
  /** The clock's number, from 1, if its plan allows several clocks. It stays the same while the clock runs. */
  readonly number?: number;
  /** Arrest time of the clock's anchor in milliseconds; negative if the anchor is before the start of the log. */
  readonly anchor: number;
  /** Milliseconds since the anchor. */
  readonly elapsed: number;
  /** True if the start is the time of the press and was never corrected. */
  readonly isFromPress: boolean;
  /** True if the clock was started a day ago. It then shows no more messages and stays until it is dismissed. */
  readonly hasEnded: boolean;
}

/** A clock that is never stopped ends after a day. */
const OVER_AFTER = 86_400_000;
const SECOND = 1_000;

/**
 * The value for a clock that nobody has viewed. It is before second 0, because a clock may have a message at its very
 * start.
 */
export const NEVER_SEEN = -1;

type Started = Extract<ArrestEventData, { readonly kind: 'clock-started' }>;
interface StartedRow extends ArrestRow {
  readonly data: Started;
}

/** The presses that started the clocks of this log that are still running, in order. Corrections are applied. */
export function standingClocks(log: readonly ArrestEvent[]): readonly ArrestRow[] {
  const { starts, stops } = clockRows(log);
  return starts.filter(({ event }) => !stops.has(event.id));
}

function clockRows(log: readonly ArrestEvent[]) {
  if (!log.some(({ data }) => data.kind === 'clock-started'))
    return { starts: [], stops: new Map<string, ArrestRow>() };
  const { rows } = standingRows(log);
  const starts = rows.flatMap((row): StartedRow[] =>
    row.event.data.kind === 'clock-started' ? [{ ...row, data: row.event.data }] : [],
  );
  const stops = new Map(
    rows.flatMap((row) => (row.event.data.kind === 'clock-stopped' ? [[row.event.data.clock, row] as const] : [])),
  );
  return { starts, stops };
}

/**
 * The running clocks of all logs, in the order in which they were started. A clock started a day ago has ended, and is
 * listed as ended until it is stopped.
 * @param plans the edition's plans
 */
export function runningClocks(logs: readonly ClockLog[], plans: readonly ClockPlan[]): readonly RunningClock[] {
  const byId = new Map(plans.map((plan) => [plan.id, plan]));
  const all = logs
    .flatMap(({ code, events, t }) => {
      const { starts, stops } = clockRows(events);
      return starts.map((start) => ({
        start,
        code,
        t,
        // Start times from different logs are compared by how long ago they were.
        ago: t - start.event.t,
        stoppedAgo: agoOf(stops.get(start.event.id), t),
      }));
    })
    .toSorted((one, other) => other.ago - one.ago);
  const numbers = numbersOf(
    all.map(({ start, ...times }) => ({ id: start.event.id, clock: start.data.clock, ...times })),
  );
  return all
    .filter(({ stoppedAgo }) => stoppedAgo === undefined)
    .map(({ start, code, t, ago }) => {
      const { event, data } = start;
      const { again = 0 } = data;
      const plan = afterAgain(byId.get(data.clock), again);
      const number = plan?.several && numbers.get(event.id);
      const anchor = start.t - Math.max(0, data.before);
      return {
        id: event.id,
        code,
        clock: data.clock,
        ...(plan && { plan }),
        again,
        ...(number && { number }),
        anchor,
        elapsed: Math.max(0, t - anchor),
        isFromPress: start.amended === undefined,
        hasEnded: ago >= OVER_AFTER,
      };
    });
}

/** Each repeated dose reduces the remaining reminders by one, so that three in total stay three. */
function afterAgain(plan: ClockPlan | undefined, again: number): ClockPlan | undefined {
  if (plan?.repeat?.times === undefined || again === 0) return plan;
  return { ...plan, repeat: { ...plan.repeat, times: Math.max(0, plan.repeat.times - again) } };
}

const agoOf = (row: ArrestRow | undefined, t: number): number | undefined => row && t - row.event.t;

interface Span {
  readonly id: string;
  readonly clock: string;
  readonly ago: number;
  readonly stoppedAgo: number | undefined;
}

/** One more than the highest number among the clocks that were running when this one was started. */
function numbersOf(spans: readonly Span[]): ReadonlyMap<string, number> {
  const numbers = new Map<string, number>();
  spans.forEach(({ id, clock, ago }, index) => {
    const besides = spans
      .slice(0, index)
      .filter((one) => one.clock === clock && (one.stoppedAgo === undefined || one.stoppedAgo < ago))
      .map((one) => numbers.get(one.id) ?? 0);
    numbers.set(id, 1 + Math.max(0, ...besides));
  });
  return numbers;
}

/**
 * Every mark of a plan in order, followed by one repeated message: the last one that was due or, before any was due,
 * the first one.
 * @param elapsed milliseconds since the anchor
 */
export function clockMoments(plan: ClockPlan, elapsed: number): readonly ClockMoment[] {
  const repeat = repeatAt(plan, Math.max(1, repeatsBy(plan, elapsed)));
  return [...plan.marks.map(ofMark), ...(repeat ? [repeat] : [])];
}

/**
 * The next message of a clock with this plan, and the milliseconds until it is due. Undefined after the last message.
 */
export function nextMoment(
  plan: ClockPlan,
  elapsed: number,
): { readonly moment: ClockMoment; readonly left: number } | undefined {
  const mark = plan.marks.map(ofMark).find(({ at }) => at * SECOND > elapsed);
  const repeat = repeatAt(plan, repeatsBy(plan, elapsed) + 1);
  // If both are due at the same time, the mark is shown, because the repeated message will come again.
  const moment = mark !== undefined && (repeat === undefined || mark.at <= repeat.at) ? mark : repeat;
  return moment && { moment, left: moment.at * SECOND - elapsed };
}

/**
 * The message that a clock shows now: the latest since the last one was dismissed, even if several were due while the
 * app was away. A mark takes precedence over a repeated message, because it comes only once.
 * @param elapsed milliseconds since the anchor
 * @param seen seconds since the anchor at which the crew last dismissed a message, or `NEVER_SEEN`
 */
export function momentDue(plan: ClockPlan, elapsed: number, seen: number): ClockMoment | undefined {
  const mark = plan.marks.findLast(({ at }) => at * SECOND <= elapsed && at > seen);
  if (mark !== undefined) return ofMark(mark);
  const repeat = repeatAt(plan, repeatsBy(plan, elapsed));
  return repeat !== undefined && repeat.at > seen ? repeat : undefined;
}

const ofMark = ({ at, text, sources }: ClockPlan['marks'][number]): ClockMoment => ({
  at,
  text,
  sources,
  isRepeat: false,
});

/** How many repeats have been due so far. */
const repeatsBy = ({ repeat }: ClockPlan, elapsed: number): number =>
  repeat === undefined
    ? 0
    : Math.min(repeat.times ?? Number.POSITIVE_INFINITY, Math.floor(elapsed / (repeat.every * SECOND)));

function repeatAt({ repeat }: ClockPlan, nth: number): ClockMoment | undefined {
  if (repeat === undefined || nth < 1 || nth > (repeat.times ?? nth)) return undefined;
  return { at: repeat.every * nth, text: repeat.text, sources: repeat.sources, isRepeat: true };
}

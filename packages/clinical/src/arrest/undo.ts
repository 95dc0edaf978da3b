import type { ArrestEvent, ArrestEventData } from './arrest-event.ts';

/** What one press logged, in the order of the log. */
export type Press = readonly ArrestEvent[];

/** What Undo and Redo would do to a log. */
export interface Undoing {
  /** What Undo takes back: the last press that stands. Absent where there is none. */
  readonly next?: Press;
  /** What was taken back last, and the events that did it. Absent once something else was pressed. */
  readonly taken?: { readonly press: Press; readonly by: Press };
}

/** What Undo leaves alone: what nobody pressed, what the clocks keep for themselves, and what has a sheet of its own. */
const LEFT_ALONE: ReadonlySet<ArrestEventData['kind']> = new Set([
  'started',
  'clock-gap',
  'clock-changed',
  'clock-started',
  'clock-stopped',
  'plan',
  'patient',
]);

/** What an event is about: itself, or what a correction of it corrects. Undefined where that is not in the log. */
export function subjectOf(log: readonly ArrestEvent[], event: ArrestEvent): ArrestEvent | undefined {
  const { data, seq } = event;
  if (!('of' in data)) return event;
  const of = log.find((other) => other.id === data.of && other.seq < seq);
  return of && subjectOf(log, of);
}

/**
 * What Undo and Redo would do now. A correction is a press too: after one minute earlier, Undo takes back the minute. It
 * never takes back the plan, the layout or the weight. An `undone` of the last press is an Undo, and a `restored` of what
 * that took back a Redo; of anything else each is a press of its own, on the timeline.
 */
export function undoing(log: readonly ArrestEvent[]): Undoing {
  const done: Press[] = [];
  const taken: { press: Press; by: Press }[] = [];
  for (const press of pressesOf(log)) {
    const [last, back] = [done.at(-1), taken.at(-1)];
    if (last !== undefined && isOf(press, 'undone', last)) {
      done.pop();
      taken.push({ press: last, by: press });
    } else if (back !== undefined && isOf(press, 'restored', back.press)) {
      taken.pop();
      done.push(back.press);
    } else {
      done.push(press);
      taken.length = 0;
    }
  }
  const [next, back] = [done.at(-1), taken.at(-1)];
  return { ...(next && { next }), ...(back && { taken: back }) };
}

/** The events that take a press back, or bring it back. */
export const corrected = (press: Press, kind: 'undone' | 'restored'): ArrestEventData[] =>
  press.map(({ id }) => ({ kind, of: id }));

/** The events of a press share one time, and no other press has it (`record` in the web app). */
function pressesOf(log: readonly ArrestEvent[]): ArrestEvent[][] {
  const presses: ArrestEvent[][] = [];
  for (const event of log) {
    if (LEFT_ALONE.has(subjectOf(log, event)?.data.kind ?? 'started')) continue;
    const last = presses.at(-1);
    if (last?.[0] !== undefined && event.t === last[0].t) last.push(event);
    else presses.push([event]);
  }
  return presses;
}

const isOf = (press: Press, kind: 'undone' | 'restored', other: Press): boolean =>
  press.length === other.length && press.every(({ data }, at) => data.kind === kind && data.of === other[at]?.id);

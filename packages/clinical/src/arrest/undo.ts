import type { ArrestEvent, ArrestEventData } from './arrest-event.ts';

/** The events that one press logged, in log order. */
export type Press = readonly ArrestEvent[];

/** The effect that Undo and Redo would have on a log. */
export interface Undoing {
  /** The press that Undo takes back: the last one in effect. Absent if there is nothing to undo. */
  readonly next?: Press;
  /** The press that was undone last, and the events that undid it. Absent after any other press. */
  readonly taken?: { readonly press: Press; readonly by: Press };
}

/** Events that Undo ignores: those not caused by a press, those of the running clocks, and those with their own sheet. */
const LEFT_ALONE: ReadonlySet<ArrestEventData['kind']> = new Set([
  'started',
  'clock-gap',
  'clock-changed',
  'clock-started',
  'clock-stopped',
  'plan',
  'patient',
]);

/**
 * The subject of an event: the event itself or, for a correction, the event it corrects. Undefined if the corrected
 * event is not in the log.
 */
export function subjectOf(log: readonly ArrestEvent[], event: ArrestEvent): ArrestEvent | undefined {
  const { data, seq } = event;
  if (!('of' in data)) return event;
  const of = log.find((other) => other.id === data.of && other.seq < seq);
  return of && subjectOf(log, of);
}

/**
 * The current effect of Undo and Redo. A correction is a press too: after "one minute earlier", Undo takes back the
 * minute. Undo never takes back the plan, the layout or the weight. An `undone` event for the last press is an Undo,
 * and a `restored` event for the press that it took back is a Redo. For any other event, both count as a press of their
 * own, made on the timeline.
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

/** The events that take a press back or restore it. */
export const corrected = (press: Press, kind: 'undone' | 'restored'): ArrestEventData[] =>
  press.map(({ id }) => ({ kind, of: id }));

/** All events from one press share a time that no other press has (`record` in the web app). */
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

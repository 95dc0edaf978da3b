import type { ArrestEventData } from './arrest-event.ts';
import type { ArrestState } from './arrest-state.ts';
import type { ArrestRow } from './standing-rows.ts';
import { type Press, subjectOf } from './undo.ts';

/**
 * Events that form the course. Out of order, they would describe a course that did not happen: with a shock before its
 * rhythm, another shock would seem to be due.
 */
const COURSE: ReadonlySet<ArrestEventData['kind']> = new Set(['cpr', 'pause', 'rhythm', 'shock', 'rosc', 'rearrest']);

/**
 * The events that move a press `by` milliseconds earlier, or that move it again. No event moves before the start of the
 * arrest, no course event moves before the one it follows, and the end does not move before any event. Empty when no event
 * can move any further.
 */
export function earlier({ rows, log, began }: ArrestState, press: Press, by: number): ArrestEventData[] {
  const own = press.filter(({ data }) => !('of' in data));
  const moved = press.filter(({ data }) => data.kind === 'amended').map((event) => subjectOf(log, event));
  const ids = new Set((own.length > 0 ? own : moved).map((event) => event?.id));
  return rows
    .filter(({ event }) => ids.has(event.id))
    .map((row) => ({ row, t: Math.max(row.t - by, earliestTime({ rows, began }, row)) }))
    .filter(({ row, t }) => t < row.t)
    .map(({ row, t }) => ({ kind: 'amended', of: row.event.id, t }));
}

/** The earliest time, in ms of arrest time, that keeps the course of an arrest in the order of the presses. */
export function earliestTime({ rows, began }: Pick<ArrestState, 'rows' | 'began'>, row: ArrestRow): number {
  const { kind } = row.event.data;
  const isBefore =
    kind === 'ended' ? () => true : ({ event }: ArrestRow) => COURSE.has(kind) && COURSE.has(event.data.kind);
  return rows.slice(0, rows.indexOf(row)).findLast(isBefore)?.t ?? began;
}

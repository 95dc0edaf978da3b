import type { ArrestEventData } from './arrest-event.ts';
import type { ArrestState } from './arrest-state.ts';
import type { ArrestRow } from './standing-rows.ts';
import { type Press, subjectOf } from './undo.ts';

/** What makes the course. Out of their order these say something that nobody did: a shock before its rhythm arms another. */
const COURSE: ReadonlySet<ArrestEventData['kind']> = new Set(['cpr', 'pause', 'rhythm', 'shock', 'rosc', 'rearrest']);

/**
 * The events that put a press `by` milliseconds earlier, or the one that it has moved. None is put before the begin of the
 * arrest, nor an event of the course before the one that it follows, nor the end before anything. None where all have come
 * to their limit.
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

/** The earliest time, in ms of arrest time, that leaves the course of an arrest as it was pressed. */
export function earliestTime({ rows, began }: Pick<ArrestState, 'rows' | 'began'>, row: ArrestRow): number {
  const { kind } = row.event.data;
  const isBefore =
    kind === 'ended' ? () => true : ({ event }: ArrestRow) => COURSE.has(kind) && COURSE.has(event.data.kind);
  return rows.slice(0, rows.indexOf(row)).findLast(isBefore)?.t ?? began;
}

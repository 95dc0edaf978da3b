import { after, type Course, NO_COURSE } from './arrest-course.ts';
import type { ArrestEvent } from './arrest-event.ts';
import { type ArrestRow, inOrder, isCorrection, type StandingRows, standingRows } from './standing-rows.ts';

/**
 * The complete state of a log. It contains neither the plan nor the current time: functions that need them receive them as
 * arguments.
 */
export interface ArrestState extends Course, StandingRows {
  /** All events, including corrections, in log order. */
  readonly log: readonly ArrestEvent[];
}

/**
 * The state of an arrest, from its log. Every prefix of a log has a valid state; for an empty log, it is the state
 * without an arrest. Undone events count as never logged, and a corrected time replaces the time of the press.
 */
export function arrestState(log: readonly ArrestEvent[]): ArrestState {
  const standing = standingRows(log);
  return { ...standing.rows.reduce(after, NO_COURSE), ...standing, log };
}

/** The state after one more log event. It equals `arrestState` for the whole log. */
export function continued(state: ArrestState, event: ArrestEvent): ArrestState {
  const row: ArrestRow = { event, t: event.t };
  const last = state.rows.at(-1);
  const log = [...state.log, event];
  if (isCorrection(event) || (last !== undefined && inOrder(last, row) > 0)) return arrestState(log);
  return { ...after(state, row), rows: [...state.rows, row], undone: state.undone, log };
}

import { after, type Course, NO_COURSE } from './arrest-course.ts';
import type { ArrestEvent } from './arrest-event.ts';
import { type ArrestRow, inOrder, isCorrection, type StandingRows, standingRows } from './standing-rows.ts';

/** All that a log says. It knows no plan and no present time: those are given to the functions that ask it. */
export interface ArrestState extends Course, StandingRows {
  /** Every event, corrections too, by its place in the log. */
  readonly log: readonly ArrestEvent[];
}

/**
 * The state of an arrest from its log, from the first event on. Every prefix of a log has a state; an empty one is that of no
 * arrest. What was undone counts as never logged, and a corrected time counts instead of the one of the press.
 */
export function arrestState(log: readonly ArrestEvent[]): ArrestState {
  const standing = standingRows(log);
  return { ...standing.rows.reduce(after, NO_COURSE), ...standing, log };
}

/** The state after one more event of the log: the same as `arrestState` of all of them. */
export function continued(state: ArrestState, event: ArrestEvent): ArrestState {
  const row: ArrestRow = { event, t: event.t };
  const last = state.rows.at(-1);
  const log = [...state.log, event];
  if (isCorrection(event) || (last !== undefined && inOrder(last, row) > 0)) return arrestState(log);
  return { ...after(state, row), rows: [...state.rows, row], undone: state.undone, log };
}

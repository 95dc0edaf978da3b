import { after, type Course, NO_COURSE } from './code-course.ts';
import type { CodeEvent } from './code-event.ts';
import { type CodeRow, inOrder, isCorrection, type StandingRows, standingRows } from './standing-rows.ts';

/** All that a log says. It knows no plan and no present time: those are given to the functions that ask it. */
export interface CodeState extends Course, StandingRows {
  /** Every event, corrections too, by its place in the log. */
  readonly log: readonly CodeEvent[];
}

/**
 * The state of a code from its log, from the first event on. Every prefix of a log has a state; an empty one is that of no
 * code. What was undone counts as never logged, and a corrected time counts instead of the one of the press.
 */
export function codeState(log: readonly CodeEvent[]): CodeState {
  const standing = standingRows(log);
  return { ...standing.rows.reduce(after, NO_COURSE), ...standing, log };
}

/** The state after one more event of the log: the same as `codeState` of all of them. */
export function continued(state: CodeState, event: CodeEvent): CodeState {
  const row: CodeRow = { event, t: event.t };
  const last = state.rows.at(-1);
  const log = [...state.log, event];
  if (isCorrection(event) || (last !== undefined && inOrder(last, row) > 0)) return codeState(log);
  return { ...after(state, row), rows: [...state.rows, row], undone: state.undone, log };
}

import { type Course, type CprRun, isCompressing } from './arrest-course.ts';
import type { ArrestPlan } from './arrest-plan.ts';

const SECOND = 1_000;

/** The current cycle. Arrest time in ms. */
export interface Cycle {
  readonly from: number;
  readonly to: number;
  /** The end of the last cycle, if there has been no rhythm check since. */
  readonly checkSince?: number;
  /** How many earlier cycles ended without a rhythm check. */
  readonly missed: number;
}

/**
 * The cycle at `t`, in ms of arrest time; undefined while there are no compressions. Each start of CPR starts a cycle. If
 * CPR continues past the end of a cycle, the next one follows automatically.
 */
export function cycleAt({ cycle }: ArrestPlan, course: Course, t: number): Cycle | undefined {
  const run = isCompressing(course) ? course.runs.at(-1) : undefined;
  if (run === undefined) return undefined;
  const length = cycle.length * SECOND;
  const passed = endsIn(run.from, t, length);
  const from = run.from + passed * length;
  const unseen = passed - endsIn(run.from, run.looks.at(-1) ?? run.from, length);
  return { from, to: from + length, ...(unseen > 0 ? { checkSince: from } : {}), missed: Math.max(0, unseen - 1) };
}

/** How many cycles of a run have ended at `t`. */
const endsIn = (from: number, t: number, length: number): number => Math.max(0, Math.floor((t - from) / length));

/**
 * The ends of cycles that had no rhythm check before the next cycle ended too, in ms of arrest time. A late check
 * within the next cycle is not counted as missed.
 */
export function missedChecks({ cycle }: ArrestPlan, { runs }: Course, t: number): number[] {
  const length = cycle.length * SECOND;
  return runs.flatMap((run) => missedIn(run, length, t));
}

function missedIn({ from, to = Number.POSITIVE_INFINITY, looks }: CprRun, length: number, t: number): number[] {
  const moments = [from, ...looks, Math.min(to, t)];
  return moments.slice(1).flatMap((moment, index) => {
    const [first, last] = [endsIn(from, moments[index] ?? from, length) + 1, endsIn(from, moment, length)];
    return Array.from({ length: Math.max(0, last - first) }, (_, missed) => from + (first + missed) * length);
  });
}

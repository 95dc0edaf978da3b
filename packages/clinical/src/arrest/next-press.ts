import { type Course, isCompressing } from './arrest-course.ts';
import type { ArrestPlan } from './arrest-plan.ts';

/** True when another shock may be given. Below the plan's temperature limit, the number of shocks is limited. */
export const mayShock = (plan: ArrestPlan | undefined, { cold, shocks }: Course): boolean =>
  plan === undefined || !cold || shocks.length < plan.cold.shocks;

/**
 * The next action according to the course alone, for the one large button: a pause to check the rhythm, the rhythm
 * seen, the shock, CPR again, or a re-arrest. This also works without a plan. 'none' before an arrest and after its
 * end.
 */
export function nextPress(
  plan: ArrestPlan | undefined,
  course: Course,
): 'pause' | 'rhythm' | 'shock' | 'cpr' | 'rearrest' | 'none' {
  if (course.phase === 'rosc') return 'rearrest';
  if (course.phase !== 'arrest') return 'none';
  if (course.armed && mayShock(plan, course)) return 'shock';
  if (isCompressing(course)) return 'pause';
  const paused = course.runs.at(-1)?.to ?? 0;
  const acted = Math.max(course.rhythm?.at ?? -1, course.shocks.at(-1)?.t ?? -1);
  return acted >= paused ? 'cpr' : 'rhythm';
}

import type { Course } from './arrest-course.ts';
import type { ArrestPlan } from './arrest-plan.ts';
import { epinephrineDoses, windowAfter } from './epinephrine-cue.ts';
import { isDoseOf } from './given-doses.ts';

const SECOND = 1_000;

/**
 * Time of the drug's last dose, in ms of arrest time, if the plan's interval to the next dose has not passed at `t`;
 * undefined if the interval has passed, and for a drug without one. This is only information and forbids nothing.
 * Source: the plan, `may` for epinephrine and for a cool core, `gap` for an antiarrhythmic.
 */
export function earlyDose(plan: ArrestPlan, course: Course, drug: string, t: number): number | undefined {
  const { epinephrine, antiarrhythmic } = plan;
  if (drug === epinephrine.drug || epinephrine.also?.includes(drug)) {
    const last = epinephrineDoses(plan, course).at(-1)?.t;
    return last !== undefined && t < windowAfter(plan, course, last).may ? last : undefined;
  }
  const doses = antiarrhythmic.choices.find((choice) => choice.doses.some((dose) => dose.drug === drug))?.doses ?? [];
  const gap = doses.findLast((dose) => dose.drug === drug)?.gap;
  if (gap === undefined) return undefined;
  const names = new Set(doses.map((dose) => dose.drug));
  const alike = plan.drugs.filter(({ id }) => names.has(id));
  const last = course.drugs.findLast(({ event }) => alike.some((one) => isDoseOf(plan, one, event)))?.t;
  return last !== undefined && t < last + gap * SECOND ? last : undefined;
}

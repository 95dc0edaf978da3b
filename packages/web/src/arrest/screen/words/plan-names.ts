import type { ArrestPlan } from '@first60/clinical';
import type { PlanNames } from './event-words.ts';

interface Plans<Plan> {
  readonly adult?: Plan;
  readonly child?: Plan;
}

/**
 * The patient's plan, then the other plan, which events refer to if they were logged before an adult turned out to be a
 * child.
 */
export const plansOf = <Plan = ArrestPlan>({ adult, child }: Plans<Plan>, own: 'adult' | 'child'): readonly Plan[] =>
  (own === 'adult' ? [adult, child] : [child, adult]).filter((plan) => plan !== undefined);

/**
 * The names that a log may refer to: those in the patient's plan, then those in the other plan. An adult may turn out
 * to be a child, and earlier events keep their names.
 */
export function planNames(plans: Plans<PlanNames>, own: 'adult' | 'child'): PlanNames | undefined {
  const known = plansOf(plans, own);
  if (known.length === 0) return undefined;
  return {
    drugs: known.flatMap(({ drugs }) => drugs),
    causes: known.flatMap(({ causes }) => causes),
    facts: known.flatMap(({ facts }) => facts),
    rosc: known.flatMap(({ rosc }) => rosc),
  };
}

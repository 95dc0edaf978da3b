import type { PlanNames } from './event-words.ts';

/**
 * The names that a log may use: those of the patient's plan, then those of the other one. An adult may turn out to be a
 * child, and what was logged before keeps its name.
 */
export function planNames(
  { adult, child }: { readonly adult?: PlanNames; readonly child?: PlanNames },
  own: 'adult' | 'child',
): PlanNames | undefined {
  const known = (own === 'adult' ? [adult, child] : [child, adult]).filter((plan) => plan !== undefined);
  if (known.length === 0) return undefined;
  return {
    drugs: known.flatMap(({ drugs }) => drugs),
    causes: known.flatMap(({ causes }) => causes),
    facts: known.flatMap(({ facts }) => facts),
    rosc: known.flatMap(({ rosc }) => rosc),
  };
}

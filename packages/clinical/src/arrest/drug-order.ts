import type { Course } from './arrest-course.ts';
import type { PlanDrug } from './arrest-plan.ts';

/** The drugs of a plan as they are offered now, and those that are given in the other phase alone. */
export interface DrugOrder {
  readonly now: readonly PlanDrug[];
  /** After ROSC those for an arrest; in an arrest those for after ROSC. Each can be logged all the same. */
  readonly other: readonly PlanDrug[];
}

/**
 * The drugs of a plan in their order for this phase. Once a pulse is back, those that hold the pressure stand first: a dose
 * of the arrest would be read as the next one. After an injury those among them that are not given in bleeding stand last.
 * Source: the plan, `only`, `firstAfterRosc` and `notInBleeding`.
 */
export function drugOrder(drugs: readonly PlanDrug[], { phase, trauma }: Pick<Course, 'phase' | 'trauma'>): DrugOrder {
  const isRosc = phase === 'rosc';
  const isOther = ({ only }: PlanDrug): boolean => only === (isRosc ? 'arrest' : 'rosc');
  const now = drugs.filter((drug) => !isOther(drug));
  const place = ({ only, firstAfterRosc, notInBleeding }: PlanDrug): number => {
    if (trauma && notInBleeding === true) return 2;
    return isRosc && (only === 'rosc' || firstAfterRosc === true) ? 0 : 1;
  };
  return {
    now: now.toSorted((one, other) => place(one) - place(other)),
    other: drugs.filter(isOther),
  };
}

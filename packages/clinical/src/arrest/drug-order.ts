import type { Course } from './arrest-course.ts';
import type { PlanDrug } from './arrest-plan.ts';

/** The plan's drugs that are offered now, and those that are only for the other phase. */
export interface DrugOrder {
  readonly now: readonly PlanDrug[];
  /** After ROSC, the drugs for an arrest; in an arrest, the drugs for after ROSC. All of them can still be logged. */
  readonly other: readonly PlanDrug[];
}

/**
 * The drugs of a plan in the order for this phase. After a pulse is back, drugs that maintain the blood pressure come
 * first; an arrest dose there could be mistaken for the next dose. After an injury, the pressure drugs that are not
 * given in bleeding come last.
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

import type { Course } from './code-course.ts';
import type { PlanDrug } from './code-plan.ts';

/** The drugs of a plan as they are offered now, and those that are given in the other phase alone. */
export interface DrugOrder {
  readonly now: readonly PlanDrug[];
  /** After ROSC those for an arrest; in an arrest those for after ROSC. Each can be logged all the same. */
  readonly other: readonly PlanDrug[];
}

/**
 * The drugs of a plan in their order for this phase. Once a pulse is back, those that hold the pressure stand first: a dose
 * of the arrest would be read as the next one. Source: the plan, `only` and `firstAfterRosc`.
 */
export function drugOrder(drugs: readonly PlanDrug[], { phase }: Pick<Course, 'phase'>): DrugOrder {
  const isRosc = phase === 'rosc';
  const isOther = ({ only }: PlanDrug): boolean => only === (isRosc ? 'arrest' : 'rosc');
  const now = drugs.filter((drug) => !isOther(drug));
  const isFirst = ({ only, firstAfterRosc }: PlanDrug): boolean =>
    isRosc && (only === 'rosc' || firstAfterRosc === true);
  return {
    now: [...now.filter(isFirst), ...now.filter((drug) => !isFirst(drug))],
    other: drugs.filter(isOther),
  };
}

import type { DoseAge } from '../age-group.ts';
import { isHeavierThanAnyUnder } from '../growth/plausible-weight.ts';
import type { Kg } from '../units.ts';

/** A condition in which a drug is not given, or in which OLMD decides first. */
export interface Contraindication {
  /** The condition alone, as it reads behind "Never if": "asthma", "SBP 90 mmHg or less". It holds no comma. */
  readonly condition: string;
  /** What follows from it. */
  readonly action: 'never' | 'call first';
  /** Whose condition it is; absent for both ages. */
  readonly to?: DoseAge;
}

/** A condition of whoever is younger: "under 1 month", "under 2 years". */
const UNDER = /^under (\d+) (month|year)s?\b/;

/** Whether nobody of this weight can be as young as a condition says. What does not begin with an age is never outgrown. */
function isOutgrown(condition: string, weight: Kg): boolean {
  const [, count, unit] = UNDER.exec(condition) ?? [];
  return count !== undefined && isHeavierThanAnyUnder(weight, Number(count) * (unit === 'year' ? 12 : 1));
}

/**
 * The conditions of a list with one action, in its order.
 * @param age where it is known: the conditions of the other age are left out.
 * @param weight where it is known: those of an age that nobody of this weight can have are left out. Source: the growth
 * tables of `isHeavierThanAnyUnder`.
 * @returns nothing where there are none.
 */
export function conditionsOf(
  contraindications: readonly Contraindication[] | undefined,
  action: Contraindication['action'],
  age?: DoseAge,
  weight?: Kg,
): string | undefined {
  const those = (contraindications ?? []).filter(
    (one) =>
      one.action === action &&
      (age === undefined || one.to === undefined || one.to === age) &&
      (weight === undefined || !isOutgrown(one.condition, weight)),
  );
  return those.length === 0 ? undefined : those.map(({ condition }) => condition).join(', ');
}

import type { DoseAge } from '../age-group.ts';
import { isHeavierThanAnyUnder } from '../growth/plausible-weight.ts';
import type { Kg } from '../units.ts';

/** A condition in which a drug is not given, or in which OLMD decides first. */
export interface Contraindication {
  /** Wording of the condition, as it follows "Never if": "asthma", "SBP 90 mmHg or less". It contains no comma. */
  readonly condition: string;
  /** The consequence of the condition. */
  readonly action: 'never' | 'call first';
  /** The age group it applies to; absent when it applies to both. */
  readonly to?: DoseAge;
}

/** A condition that applies below an age: "under 1 month", "under 2 years". */
const UNDER = /^under (\d+) (month|year)s?\b/;

/**
 * True when nobody of this weight can be as young as the condition requires. A condition that does not start with an
 * age is never outgrown.
 */
function isOutgrown(condition: string, weight: Kg): boolean {
  const [, count, unit] = UNDER.exec(condition) ?? [];
  return count !== undefined && isHeavierThanAnyUnder(weight, Number(count) * (unit === 'year' ? 12 : 1));
}

/**
 * The conditions in a list that have this action, in list order.
 * @param age if known, conditions for the other age group are left out.
 * @param weight if known, conditions for an age that nobody of this weight can be are left out. Source: the growth
 * tables of `isHeavierThanAnyUnder`.
 * @returns undefined when there are none.
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

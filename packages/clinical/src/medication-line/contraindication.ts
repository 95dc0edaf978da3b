import type { DoseAge } from '../age-group.ts';

/** A condition in which a drug is not given, or in which OLMD decides first. */
export interface Contraindication {
  /** The condition alone, as it reads behind "Never if": "asthma", "SBP 90 mmHg or less". It holds no comma. */
  readonly condition: string;
  /** What follows from it. */
  readonly action: 'never' | 'call first';
  /** Whose condition it is; absent for both ages. */
  readonly to?: DoseAge;
}

/**
 * The conditions of a list with one action, in its order.
 * @param age where it is known: the conditions of the other age are left out.
 * @returns nothing where there are none.
 */
export function conditionsOf(
  contraindications: readonly Contraindication[] | undefined,
  action: Contraindication['action'],
  age?: DoseAge,
): string | undefined {
  const those = (contraindications ?? []).filter(
    (one) => one.action === action && (age === undefined || one.to === undefined || one.to === age),
  );
  return those.length === 0 ? undefined : those.map(({ condition }) => condition).join(', ');
}

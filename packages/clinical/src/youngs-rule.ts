import type { Decimal } from './decimal.ts';
import { type Dose, quantity, type Years } from './units.ts';

/** Ages, in years, for which Young's rule is offered. */
export const YOUNGS_AGES = { from: 1, to: 12 } as const;

export type YoungsDose =
  | { readonly kind: 'dose'; readonly dose: Dose; readonly factor: Decimal; readonly adult: Dose }
  | { readonly kind: 'age-out-of-range' };

/**
 * Young's rule: child dose = adult dose x age / (age + 12), for ages 1 to 12 years and only when no
 * weight is known. An estimate: the weight-based dose comes first wherever a weight exists.
 * Source: product specification section 5.
 */
export function youngsDose(adult: Dose, age: Years): YoungsDose {
  if (age.value.lt(YOUNGS_AGES.from) || age.value.gt(YOUNGS_AGES.to)) return { kind: 'age-out-of-range' };
  const divisor = age.value.plus(12);
  return {
    kind: 'dose',
    // Multiply before dividing, so that 6/(6+12) of 3 mg is exactly 1 mg.
    dose: quantity(adult.value.times(age.value).div(divisor), adult.unit),
    factor: age.value.div(divisor),
    adult,
  };
}

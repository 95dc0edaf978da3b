import type { Decimal } from './decimal.ts';
import { convert, type Dose, type Joules, type JoulesPerKg, type Kg, quantity } from './units.ts';

/** A dose per kilogram of body weight, with its single-dose limits. */
export interface PerKgRule {
  readonly perKg: Dose;
  readonly min?: Dose;
  readonly max?: Dose;
}

/**
 * The weight, in kg, at which a dose per kilogram equals this dose.
 * @throws RangeError for units that cannot be converted
 */
export const weightOfDose = (dose: Dose, perKg: Dose): Decimal => convert(dose, perKg.unit).value.div(perKg.value);

export interface LimitedDose {
  /** The dose to give, after the limits. */
  readonly dose: Dose;
  /** The weight-based dose, before the limits. */
  readonly unlimited: Dose;
  /** The limit that changed the dose. A dose exactly at a limit is not changed and counts as 'none'. */
  readonly limit: 'none' | 'min' | 'max';
}

/**
 * Dose = per-kg figure x weight, kept between `min` and `max`. Exact for every weight that `kg` accepts; nothing is
 * rounded here.
 * @throws RangeError when min is above max, or the unit of a limit cannot be converted.
 * Source: product specification section 5.
 */
export function limitedDose(rule: PerKgRule, weight: Kg): LimitedDose {
  const unit = rule.perKg.unit;
  const unlimited = quantity(rule.perKg.value.times(weight.value), unit);
  const min = rule.min && convert(rule.min, unit);
  const max = rule.max && convert(rule.max, unit);
  if (min && max && min.value.gt(max.value)) throw new RangeError('minimum dose above maximum dose');

  const limit = max && unlimited.value.gt(max.value) ? 'max' : min && unlimited.value.lt(min.value) ? 'min' : 'none';
  const dose = limit === 'max' && max ? max : limit === 'min' && min ? min : unlimited;
  return { dose, unlimited, limit };
}

/**
 * Exact shock energy for a child, in joules: J per kg times the weight. The caller decides where a ceiling applies.
 * Source: product specification section 9 (2 J/kg, then 4 J/kg).
 */
export function shockEnergy(perKg: JoulesPerKg, weight: Kg): Joules {
  return quantity(perKg.value.times(weight.value), 'J');
}

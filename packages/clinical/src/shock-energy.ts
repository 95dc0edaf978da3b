import { Decimal } from './decimal.ts';
import type { Kg } from './units.ts';

/**
 * Energy of a child's shock in joules, exact: J per kg times the weight. The caller says where a ceiling holds.
 * @throws RangeError when the energy per kg is not above zero: a bug in the data.
 * Source: product specification section 9 (2 J/kg, then 4 J/kg).
 */
export function shockEnergy(joulesPerKg: number, weight: Kg): Decimal {
  const perKg = new Decimal(joulesPerKg);
  if (!perKg.gt(0)) throw new RangeError('a shock needs an energy above zero');
  return perKg.times(weight.value);
}

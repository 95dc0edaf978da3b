import { type Joules, type JoulesPerKg, type Kg, quantity } from './units.ts';

/**
 * Energy of a child's shock in joules, exact: J per kg times the weight. The caller says where a ceiling holds.
 * Source: product specification section 9 (2 J/kg, then 4 J/kg).
 */
export function shockEnergy(perKg: JoulesPerKg, weight: Kg): Joules {
  return quantity(perKg.value.times(weight.value), 'J');
}

import { type Concentration, convert, type Dose, type Ml, ml } from './units.ts';

/**
 * The volume to draw up: dose divided by concentration, from the exact dose, never a rounded one.
 * A dose that already is a volume (dextrose 10 % in mL) is its own volume.
 * @throws RangeError when dose and concentration measure different things (mg of a drug stocked in units).
 */
export function volumeOf(dose: Dose, concentration: Concentration): Ml {
  if (dose.unit === 'mL') return ml(dose.value);
  const inStockUnit = convert(dose, concentration.perMl.unit);
  return ml(inStockUnit.value.div(concentration.perMl.value));
}

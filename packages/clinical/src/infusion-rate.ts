import { type Concentration, type Dose, type Ml, ml } from './units.ts';
import { volumeOf } from './volume.ts';

const MINUTES_AN_HOUR = 60;

/**
 * The pump rate, in mL an hour, that gives `perMinute` of drug each minute from a bag of the given strength:
 * 2 mcg/min from 4 mcg/mL is 30 mL/h. For a rate per kilogram the answer is mL/kg/h.
 * @throws RangeError when dose and strength measure different things.
 */
export function mlPerHour(perMinute: Dose, strength: Concentration): Ml {
  return ml(volumeOf(perMinute, strength).value.times(MINUTES_AN_HOUR));
}

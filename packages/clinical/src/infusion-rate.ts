import {
  type Concentration,
  convert,
  type Dose,
  type DropsPerMinute,
  type Ml,
  type MlPerHour,
  ml,
  quantity,
} from './units.ts';

const MINUTES_AN_HOUR = 60;

/** Drops per milliliter, as printed on the pack of a giving set: the small-drop set, then two large-drop sets. */
export const DROPS_PER_ML = [60, 20, 10] as const;

/** An amount of drug in a volume. Exact even if a strength per milliliter would have to be rounded (1 mg in 3 mL). */
export interface Mixture {
  readonly drug: Dose;
  readonly volume: Ml;
}

/** A strength as a mixture: the drug in one milliliter. */
export const oneMl = ({ perMl }: Concentration): Mixture => ({ drug: perMl, volume: ml(1) });

/**
 * The pump rate that gives `perMinute` of drug each minute from a mixture: 2 mcg/min from 1 mg in 250 mL is 30 mL/h.
 * @throws RangeError for a mixture without drug, or when the units of mixture and dose are incompatible: bugs in the caller.
 */
export function pumpRate(perMinute: Dose, { drug, volume }: Mixture): MlPerHour {
  if (drug.value.eq(0)) throw new RangeError('a mixture must hold some drug');
  const { value } = convert(perMinute, drug.unit);
  return quantity(value.times(MINUTES_AN_HOUR).times(volume.value).div(drug.value), 'mL/h');
}

/**
 * The pump rate, in mL per hour, from a bag of the given strength: 2 mcg/min from 4 mcg/mL is 30 mL/h. For a rate per
 * kilogram the result is in mL/kg/h.
 * @throws RangeError as `pumpRate` does.
 */
export const mlPerHour = (perMinute: Dose, strength: Concentration): MlPerHour => pumpRate(perMinute, oneMl(strength));

/** The drip rate when no pump is used: 30 mL/h through a set of 60 drops/mL is 30 drops per minute. */
export const dropsPerMinute = (rate: MlPerHour, dropsPerMl: number): DropsPerMinute =>
  quantity(rate.value.times(dropsPerMl).div(MINUTES_AN_HOUR), 'drops/min');

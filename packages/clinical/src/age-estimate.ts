import type { Decimal } from './decimal.ts';
import type { PatientRange } from './dose-row.ts';
import { checkRange } from './patient-range.ts';
import { convert, type Dose, doseOf, type Figure, type Kg, kg, type Years } from './units.ts';
import { type LimitedDose, limitedDose, type PerKgRule } from './weight-dose.ts';

/** A color zone as an estimate from age takes it, as plain data. */
export interface AgeZone {
  readonly color: string;
  readonly avgWeight: number;
  /** From this age in months, up to but not including the other. Absent where an edition does not say it as figures. */
  readonly ageMonths?: { readonly from: number; readonly below: number };
}

/** A published dose for an age band: it takes neither weight nor estimate. */
export interface AgeDose {
  readonly dose: Figure;
  /** The band in words: "under 6 years". */
  readonly say: string;
  readonly only: PatientRange;
}

/** The zone whose ages hold this one; null above the last, and where no zone says its ages as figures. */
export const zoneOfAge = <Zone extends AgeZone>(age: Years, zones: readonly Zone[]): Zone | null =>
  zones.find(
    ({ ageMonths: months }) =>
      months !== undefined &&
      checkRange({ fromMonths: months.from, belowMonths: months.below }, null, age).kind === 'inside',
  ) ?? null;

/** A dose from the average weight of a zone. */
export interface ZoneDose extends LimitedDose {
  readonly zone: AgeZone;
  readonly weight: Kg;
  readonly perKg: Dose;
}

/** The dose by weight at the average weight of a zone, within the limits of its rule. */
export function zoneDose(rule: PerKgRule, zone: AgeZone): ZoneDose {
  const weight = kg(zone.avgWeight);
  return { ...limitedDose(rule, weight), zone, weight, perKg: rule.perKg };
}

/** The dose of the band that holds this age. */
export const doseOfAge = (bands: readonly AgeDose[], age: Years): { dose: Dose; band: AgeDose } | null => {
  const band = bands.find(({ only }) => checkRange(only, null, age).kind === 'inside');
  return band === undefined ? null : { dose: doseOf(band.dose), band };
};

/**
 * By how many percent a dose is more (above zero) or less (below zero) than another, exact.
 * @throws RangeError for units that do not convert.
 */
export function percentFrom(dose: Dose, other: Dose): Decimal {
  const here = convert(dose, other.unit).value;
  return here.minus(other.value).times(100).div(other.value);
}

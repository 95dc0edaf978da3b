import type { Decimal } from './decimal.ts';
import type { PatientRange } from './dose-row.ts';
import { checkRange } from './patient-range.ts';
import { convert, type Dose, doseOf, type Figure, type Kg, kg, type Years } from './units.ts';
import { type LimitedDose, limitedDose, type PerKgRule } from './weight-dose.ts';

/** The parts of a color zone that the age estimate needs, as plain data. */
export interface AgeZone {
  readonly color: string;
  readonly avgWeight: number;
  /**
   * From the first age in months, up to but not including the second. Absent when an edition does not give the ages as
   * figures.
   */
  readonly ageMonths?: { readonly from: number; readonly below: number };
}

/** A published dose for an age band. Neither a weight nor an estimate is needed. */
export interface AgeDose {
  readonly dose: Figure;
  /** The band in words: "under 6 years". */
  readonly say: string;
  readonly only: PatientRange;
}

/** The zone for this age; null above the last zone, and when no zone gives its ages as figures. */
export const zoneOfAge = <Zone extends AgeZone>(age: Years, zones: readonly Zone[]): Zone | null =>
  zones.find(
    ({ ageMonths: months }) =>
      months !== undefined &&
      checkRange({ fromMonths: months.from, belowMonths: months.below }, null, age).kind === 'inside',
  ) ?? null;

/** A dose for the average weight of a zone. */
export interface ZoneDose extends LimitedDose {
  readonly zone: AgeZone;
  readonly weight: Kg;
  readonly perKg: Dose;
}

/** The dose by weight at the average weight of a zone, within the rule's limits. */
export function zoneDose(rule: PerKgRule, zone: AgeZone): ZoneDose {
  const weight = kg(zone.avgWeight);
  return { ...limitedDose(rule, weight), zone, weight, perKg: rule.perKg };
}

/** The dose for the age band that contains this age. */
export const doseOfAge = (bands: readonly AgeDose[], age: Years): { dose: Dose; band: AgeDose } | null => {
  const band = bands.find(({ only }) => checkRange(only, null, age).kind === 'inside');
  return band === undefined ? null : { dose: doseOf(band.dose), band };
};

/**
 * By how many percent a dose is above (positive) or below (negative) another, exact.
 * @throws RangeError for units that do not convert.
 */
export function percentFrom(dose: Dose, other: Dose): Decimal {
  const here = convert(dose, other.unit).value;
  return here.minus(other.value).times(100).div(other.value);
}

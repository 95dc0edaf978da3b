import { type AgeDose, doseOfAge, percentFrom, type ZoneDose, zoneDose } from './age-estimate.ts';
import type { Decimal } from './decimal.ts';
import type { PatientRange } from './dose-row.ts';
import { isHighDose, type WatchedDrug } from './high-dose.ts';
import { checkRange } from './patient-range.ts';
import type { QuickPath } from './quick-patient.ts';
import { type Concentration, convert, type Dose, type Kg, type Ml, volumeOf, type Years } from './units.ts';
import { limitedDose, type PerKgRule } from './weight-dose.ts';
import { youngsDose } from './youngs-rule.ts';

/** The strength of what is drawn up for a row, with the limits for checking it. */
interface Stock {
  /** Null when the required diluent is missing: the dose then has no volume. */
  readonly concentration: Concentration | null;
  /** A published single-dose ceiling that is shown as a caution and never applied. */
  readonly usualMaximum?: Dose;
  readonly watched?: WatchedDrug;
  /** The patients that the row is for; absent when it is for everyone. */
  readonly only?: PatientRange;
}

/** One row of the quick calculator in exact quantities. */
export interface QuickDoseRule extends PerKgRule, Stock {
  /** Given on the adult path instead of the per-kg dose. */
  readonly fixedAdult?: Dose;
  /** The adult dose that Young's rule is applied to when only the age is known. */
  readonly youngsAdult?: Dose;
  /** The published doses by age, given before any estimate. */
  readonly byAge?: readonly AgeDose[];
  /** The dose of the adult reference card for the same purpose. It is shown with the row's dose. */
  readonly adultCard?: Dose;
}

/** A drug of the quick Young's table that has no row by weight. */
export interface AgeOnlyRule extends Stock, Partial<PerKgRule> {
  readonly youngsAdult: Dose;
}

interface Figures {
  readonly dose: Dose;
  readonly volume: Ml | null;
  /** Exceeds the drug's typical maximum: show HIGH DOSE. */
  readonly high: boolean;
  /** Exceeds the row's usual maximum: show its caution as a warning. */
  readonly aboveUsualMaximum: boolean;
}

/** An estimate by Young's rule, as the requirement defines it. */
export interface YoungsEstimate {
  readonly dose: Dose;
  readonly age: Years;
  readonly factor: Decimal;
  readonly adult: Dose;
  /** The row's own dose at the average weight of the zone for this age, and the difference of the estimate in percent. */
  readonly against?: { readonly zone: ZoneDose; readonly percent: Decimal };
}

/** A row's dose, with the method used to calculate it. */
export type GivenDose =
  | (Figures & {
      readonly kind: 'by-weight';
      readonly weight: Kg;
      readonly unlimited: Dose;
      readonly limit: 'none' | 'min' | 'max';
    })
  | (Figures & { readonly kind: 'fixed-adult' })
  | (Figures & EstimateByAge)
  | (Figures & { readonly kind: 'youngs'; readonly age: Years; readonly factor: Decimal; readonly adult: Dose });

/** A dose from age alone that takes precedence over Young's rule, with Young's figure to be shown below it. */
export type EstimateByAge =
  /** A published dose for the age. `percent` is its difference from the dose at the zone's average weight. */
  | {
      readonly kind: 'by-age';
      readonly age: Years;
      readonly band: AgeDose;
      readonly against?: { readonly zone: ZoneDose; readonly percent: Decimal };
      readonly youngs?: YoungsEstimate;
    }
  /** The row's dose per kg at the average weight of the color zone for the age. */
  | { readonly kind: 'by-zone'; readonly age: Years; readonly zone: ZoneDose; readonly youngs?: YoungsEstimate };

type Estimate = Extract<GivenDose, { kind: 'youngs' | 'by-zone' | 'by-age' }>;

export type QuickDoseResult = GivenDose | Withheld;

/** Reason why this row gives no dose. */
export type Withheld =
  /** No dose until the patient is weighed. */
  | { readonly kind: 'needs-weight' }
  /** No dose until the age is known, because the row is only for certain ages and the weight is that of a child. */
  | { readonly kind: 'needs-age' }
  /** No dose at all, because the row is not for patients of this age or weight. */
  | { readonly kind: 'outside-range'; readonly of: 'age' | 'weight' };

/**
 * The dose of one row on the patient's path.
 *
 * Pediatric by weight: per-kg x weight within the row's limits. Adult: the row's fixed adult dose, or the same per-kg
 * calculation if there is none. Age alone: the published dose for the age. If there is none, from 1 to 12 years, the dose at
 * the average weight of the age's color zone, with Young's figure next to it. Otherwise Young's rule, if the row has an
 * adult dose for it.
 * A row restricted to certain patients gives no dose to others, or to a child whose age is unknown.
 * Exact for every weight and age of a path; nothing is rounded here.
 * @throws RangeError as `limitedDose` and `volumeOf` do: a bug in the row.
 * Source: product specification section 5, quick calculator inputs.
 */
export function quickDose(rule: QuickDoseRule, path: QuickPath): QuickDoseResult {
  return withheld(rule, path) ?? doseOnPath(rule, path);
}

/**
 * Reason why a row gives this patient no dose. A patient of adult weight counts as old enough for every row, as in the
 * choice of path.
 */
function withheld({ only }: Stock, path: QuickPath): Withheld | null {
  if (only === undefined) return null;
  const weight = 'weight' in path ? path.weight : null;
  // An infant's weight is requested first, whatever the row is for.
  const age = 'age' in path && path.kind !== 'infant-needs-weight' ? path.age : null;
  if (weight === null && age === null) return null;
  const range = checkRange(only, weight, age);
  if (range.kind === 'outside') return { kind: 'outside-range', of: range.of };
  if (range.kind === 'unchecked' && range.needs === 'weight') return { kind: 'needs-weight' };
  return range.kind === 'unchecked' && path.kind === 'pediatric-by-weight' ? { kind: 'needs-age' } : null;
}

function doseOnPath(rule: QuickDoseRule, path: QuickPath): QuickDoseResult {
  switch (path.kind) {
    case 'adult-by-weight':
      return rule.fixedAdult ? fixed(rule, rule.fixedAdult) : byWeight(rule, path.weight);
    case 'adult-by-age':
      return rule.fixedAdult ? fixed(rule, rule.fixedAdult) : { kind: 'needs-weight' };
    case 'pediatric-by-weight':
      return byWeight(rule, path.weight);
    case 'pediatric-by-age':
    case 'infant-needs-weight':
      return fromAge(rule, path) ?? { kind: 'needs-weight' };
    case 'near-adult':
    case 'nothing-entered':
      return { kind: 'needs-weight' };
  }
}

/**
 * Young's estimate for a drug that the quick calculator offers by age alone; the drug has no dose on any other path.
 * Source: product specification section 5, Young's rule adult-dose table of the quick calculator.
 */
export function ageOnlyDose(rule: AgeOnlyRule, path: QuickPath): Estimate | Withheld {
  if (path.kind !== 'pediatric-by-age') return { kind: 'needs-weight' };
  return withheld(rule, path) ?? fromAge(rule, path) ?? { kind: 'needs-weight' };
}

const fixed = (rule: QuickDoseRule, dose: Dose): QuickDoseResult => ({ kind: 'fixed-adult', ...figures(rule, dose) });

function byWeight(rule: QuickDoseRule, weight: Kg): QuickDoseResult {
  const { dose, unlimited, limit } = limitedDose(rule, weight);
  return { kind: 'by-weight', ...figures(rule, dose), weight, unlimited, limit };
}

/** A row's dose by age alone. An infant gets the published dose for the age, or no dose. */
function fromAge(
  rule: Partial<QuickDoseRule> & Stock,
  path: Extract<QuickPath, { kind: 'pediatric-by-age' | 'infant-needs-weight' }>,
): Estimate | null {
  const { age } = path;
  const published = doseOfAge(rule.byAge ?? [], age);
  const zone = 'zone' in path && path.zone && rule.perKg ? zoneDose({ ...rule, perKg: rule.perKg }, path.zone) : null;
  const youngs = rule.youngsAdult && youngsEstimate(rule.youngsAdult, age, zone);
  const below = youngs && { youngs };
  if (published !== null) {
    const against = zone && { against: { zone, percent: percentFrom(published.dose, zone.dose) } };
    return { kind: 'by-age', ...figures(rule, published.dose), age, band: published.band, ...against, ...below };
  }
  if (zone !== null) return { kind: 'by-zone', ...figures(rule, zone.dose), age, zone, ...below };
  return youngs ? { kind: 'youngs', ...youngs, ...figures(rule, youngs.dose) } : null;
}

/**
 * Young's estimate, compared with the row's dose at the average weight of the zone for this age.
 * @returns undefined for an age that the rule does not cover.
 */
export function youngsEstimate(adult: Dose, age: Years, zone: ZoneDose | null): YoungsEstimate | undefined {
  const result = youngsDose(adult, age);
  if (result.kind === 'age-out-of-range') return undefined;
  const { dose, factor } = result;
  return { dose, age, factor, adult, ...(zone && { against: { zone, percent: percentFrom(dose, zone.dose) } }) };
}

const figures = (rule: Stock, dose: Dose): Figures => ({
  dose,
  volume: rule.concentration && volumeOf(dose, rule.concentration),
  high: rule.watched !== undefined && isHighDose(rule.watched, dose),
  aboveUsualMaximum: rule.usualMaximum !== undefined && dose.value.gt(convert(rule.usualMaximum, dose.unit).value),
});

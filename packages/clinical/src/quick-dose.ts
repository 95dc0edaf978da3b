import type { Decimal } from './decimal.ts';
import type { PatientRange } from './dose-row.ts';
import { isHighDose, type WatchedDrug } from './high-dose.ts';
import { checkRange } from './patient-range.ts';
import type { QuickPath } from './quick-patient.ts';
import { type Concentration, convert, type Dose, type Kg, type Ml, volumeOf, type Years } from './units.ts';
import { limitedDose, type PerKgRule } from './weight-dose.ts';
import { youngsDose } from './youngs-rule.ts';

/** What every row is drawn from and watched for. */
interface Stock {
  readonly concentration: Concentration;
  /** A published single-dose ceiling that is shown as a caution and never applied. */
  readonly usualMaximum?: Dose;
  readonly watched?: WatchedDrug;
  /** The patients the row is for; absent for all. */
  readonly only?: PatientRange;
}

/** One row of the quick calculator in exact quantities. */
export interface QuickDoseRule extends PerKgRule, Stock {
  /** Given on the adult path instead of the per-kg dose. */
  readonly fixedAdult?: Dose;
  /** What Young's rule is applied to when only the age is known. */
  readonly youngsAdult?: Dose;
  /** The dose of the adult reference card for the same thing. It is shown beside the row's dose. */
  readonly adultCard?: Dose;
}

/** A drug of the quick Young's table that has no row by weight. */
export interface AgeOnlyRule extends Stock {
  readonly youngsAdult: Dose;
}

interface Figures {
  readonly dose: Dose;
  readonly volume: Ml;
  /** Exceeds the drug's typical maximum: show HIGH DOSE. */
  readonly high: boolean;
  /** Exceeds the row's usual maximum: show its caution as a warning. */
  readonly aboveUsualMaximum: boolean;
}

/** The dose of a row, and how it was found. */
export type GivenDose =
  | (Figures & {
      readonly kind: 'by-weight';
      readonly weight: Kg;
      readonly unlimited: Dose;
      readonly limit: 'none' | 'min' | 'max';
    })
  | (Figures & { readonly kind: 'fixed-adult' })
  | (Figures & { readonly kind: 'youngs'; readonly age: Years; readonly factor: Decimal; readonly adult: Dose });

type Estimate = Extract<GivenDose, { kind: 'youngs' }>;

export type QuickDoseResult = GivenDose | Withheld;

/** No dose of this row: */
export type Withheld =
  /** until the patient is weighed, */
  | { readonly kind: 'needs-weight' }
  /** until the age is known, because the row is for certain ages and the weight is a child's, */
  | { readonly kind: 'needs-age' }
  /** or at all, because it is not for patients of this age or weight. */
  | { readonly kind: 'outside-range'; readonly of: 'age' | 'weight' };

/**
 * The dose of one row on the patient's path.
 *
 * Pediatric by weight: per-kg x weight within the row's limits. Adult: the row's fixed adult dose, else the
 * same per-kg calculation. Age alone, 1 to 12 years: Young's rule where the row has an adult dose for it.
 * A row for certain patients alone gives no dose to others, nor to a child whose age is not known.
 * Exact for every weight and age of a path; nothing is rounded here.
 * @throws RangeError as `limitedDose` and `volumeOf` do: a bug in the row.
 * Source: product specification section 5, quick calculator inputs.
 */
export function quickDose(rule: QuickDoseRule, path: QuickPath): QuickDoseResult {
  return withheld(rule, path) ?? doseOnPath(rule, path);
}

/** What keeps a row from this patient. A weight of an adult is old enough for every row, as for the path. */
function withheld({ only }: Stock, path: QuickPath): Withheld | null {
  if (only === undefined) return null;
  const weight = 'weight' in path ? path.weight : null;
  const age = 'age' in path ? path.age : null;
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
      return rule.youngsAdult ? byAge(rule, rule.youngsAdult, path.age) : { kind: 'needs-weight' };
    case 'infant-needs-weight':
    case 'near-adult':
    case 'nothing-entered':
      return { kind: 'needs-weight' };
  }
}

/**
 * Young's estimate of a drug that the quick calculator knows by age alone; on every other path it has no dose.
 * Source: product specification section 5, Young's rule adult-dose table of the quick calculator.
 */
export function ageOnlyDose(rule: AgeOnlyRule, path: QuickPath): Estimate | Withheld {
  if (path.kind !== 'pediatric-by-age') return { kind: 'needs-weight' };
  return withheld(rule, path) ?? byAge(rule, rule.youngsAdult, path.age);
}

const fixed = (rule: QuickDoseRule, dose: Dose): QuickDoseResult => ({ kind: 'fixed-adult', ...figures(rule, dose) });

function byWeight(rule: QuickDoseRule, weight: Kg): QuickDoseResult {
  const { dose, unlimited, limit } = limitedDose(rule, weight);
  return { kind: 'by-weight', ...figures(rule, dose), weight, unlimited, limit };
}

function byAge(rule: Stock, adult: Dose, age: Years): Estimate | Withheld {
  const result = youngsDose(adult, age);
  if (result.kind === 'age-out-of-range') return { kind: 'needs-weight' };
  return { kind: 'youngs', ...figures(rule, result.dose), age, factor: result.factor, adult };
}

const figures = (rule: Stock, dose: Dose): Figures => ({
  dose,
  volume: volumeOf(dose, rule.concentration),
  high: rule.watched !== undefined && isHighDose(rule.watched, dose),
  aboveUsualMaximum: rule.usualMaximum !== undefined && dose.value.gt(convert(rule.usualMaximum, dose.unit).value),
});

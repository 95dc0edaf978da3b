import { type AgeZone, zoneOfAge } from './age-estimate.ts';
import { type DoseAge, type OtherReason, otherGroup } from './age-group.ts';
import { type Decimal, readDecimal, readKilograms } from './decimal.ts';
import { isBlank } from './plain-text.ts';
import { ADULT_AGE, QUICK_WEIGHT } from './quick-patient.ts';
import { type Kg, kg, type Years, years } from './units.ts';
import { YOUNGS_AGES } from './youngs-rule.ts';

/** Limits of the comprehensive calculator's fields. Source: product specification sections 5 and 9. */
export const COMPREHENSIVE_WEIGHT = { min: 0, max: 150, step: 0.1 } as const;
export const COMPREHENSIVE_AGE = { min: 0, max: 120, step: 0.1 } as const;

/** Why a field counts as empty. 'empty' means that nothing was entered. The other reasons are shown to the user. */
type NoReading = { readonly kind: 'none'; readonly because: 'empty' | 'not-a-number' | 'not-above-zero' };

export type ComprehensiveWeight =
  | NoReading
  | { readonly kind: 'weight'; readonly weight: Kg; readonly capped: boolean };
export type ComprehensiveAge = NoReading | { readonly kind: 'age'; readonly age: Years; readonly capped: boolean };

/**
 * Reads a weight in kg as typed. Text that is not a number, 0 and negative values count as no weight. More than 150 is
 * capped at 150, and the result states the cap. Source: product specification section 5, comprehensive calculator
 * inputs.
 */
export function readComprehensiveWeight(text: string): ComprehensiveWeight {
  const value = readField(text, readKilograms);
  if ('kind' in value) return value;
  if (value.lte(COMPREHENSIVE_WEIGHT.min)) return { kind: 'none', because: 'not-above-zero' };
  const capped = value.gt(COMPREHENSIVE_WEIGHT.max);
  return { kind: 'weight', weight: kg(capped ? COMPREHENSIVE_WEIGHT.max : value), capped };
}

/**
 * Reads an age in years as typed: 0 is a newborn. Text that is not a number and negative values count as no age. More
 * than 120 is capped at 120, and the result states the cap. Source: product specification section 5.
 */
export function readComprehensiveAge(text: string): ComprehensiveAge {
  const value = readField(text, readDecimal);
  if ('kind' in value) return value;
  const capped = value.gt(COMPREHENSIVE_AGE.max);
  return { kind: 'age', age: years(capped ? COMPREHENSIVE_AGE.max : value), capped };
}

function readField(text: string, read: (text: string) => Decimal | null): Decimal | NoReading {
  if (isBlank(text)) return { kind: 'none', because: 'empty' };
  // Numbers are read without a sign, so a negative value counts as 'not-a-number'.
  return read(text) ?? { kind: 'none', because: 'not-a-number' };
}

/** How the comprehensive calculator finds its dose. `age` is null if only a weight is known. */
export type ComprehensivePath =
  | { readonly kind: 'nothing-entered' }
  | { readonly kind: 'adult'; readonly weight: Kg | null; readonly age: Years | null }
  | { readonly kind: 'pediatric-by-weight'; readonly weight: Kg; readonly age: Years | null }
  /** `zone` is the color zone for the age; null if none fits. */
  | { readonly kind: 'pediatric-by-age'; readonly age: Years; readonly zone: AgeZone | null }
  | { readonly kind: 'infant-needs-weight'; readonly age: Years }
  | { readonly kind: 'near-adult'; readonly age: Years };

/**
 * Chooses the path. The age decides: under 18 years is pediatric, 18 or more is adult. A child without a weight is
 * estimated from 1 to 12 years only. A weight alone does not reveal the age, so patients are split at 40 kg as in the
 * quick calculator: a 12 kg patient without an age must not get an adult dose.
 * Source: product specification section 5; the 40 kg are its quick-calculator threshold.
 */
export function comprehensivePath(
  weight: Kg | null,
  age: Years | null,
  zones: readonly AgeZone[] = [],
): ComprehensivePath {
  if (age === null) {
    if (weight === null) return { kind: 'nothing-entered' };
    const adult = weight.value.gte(QUICK_WEIGHT.adultFrom);
    return adult ? { kind: 'adult', weight, age } : { kind: 'pediatric-by-weight', weight, age };
  }
  if (age.value.gte(ADULT_AGE)) return { kind: 'adult', weight, age };
  if (weight !== null) return { kind: 'pediatric-by-weight', weight, age };
  if (age.value.lt(YOUNGS_AGES.from)) return { kind: 'infant-needs-weight', age };
  if (age.value.gt(YOUNGS_AGES.to)) return { kind: 'near-adult', age };
  return { kind: 'pediatric-by-age', age, zone: zoneOfAge(age, zones) };
}

/** Another path for the same patient. */
export interface OtherPath {
  readonly path: ComprehensivePath;
  readonly whose: DoseAge;
  readonly because: OtherReason;
}

/**
 * The path that the cards use for the patient, if it differs from the calculator's own. Patients aged 15 or more are
 * adults; without an age, patients from 36 to 50 kg may be either. `age` is the known age, even if the calculator's
 * field does not accept it.
 */
export function otherAgePath(path: ComprehensivePath, age: Years | null): OtherPath | undefined {
  switch (path.kind) {
    case 'adult': {
      const other = otherGroup('adult', path.weight, age);
      if (other === undefined || path.weight === null) return undefined;
      return { ...other, path: { kind: 'pediatric-by-weight', weight: path.weight, age } };
    }
    case 'pediatric-by-weight':
    case 'near-adult': {
      const weight = path.kind === 'near-adult' ? null : path.weight;
      const other = otherGroup('pediatric', weight, age);
      return other && { ...other, path: { kind: 'adult', weight, age } };
    }
    case 'nothing-entered':
    case 'pediatric-by-age':
    case 'infant-needs-weight':
      return undefined;
  }
}

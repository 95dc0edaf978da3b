import { type AgeZone, zoneOfAge } from './age-estimate.ts';
import { type Decimal, readKilograms } from './decimal.ts';
import { isBlank } from './plain-text.ts';
import { type Kg, kg, type Years } from './units.ts';
import { YOUNGS_AGES } from './youngs-rule.ts';

/** Limits of the quick calculator. Source: product specification sections 5 and 9. */
export const QUICK_WEIGHT = { min: 0.5, max: 100, step: 0.1, adultFrom: 40 } as const;
export const ADULT_AGE = 18;
export const QUICK_WEIGHT_CHIPS = [10, 15, 20, 25, 30, 40, 50, 70] as const;
export const QUICK_AGE_CHIPS = [2, 4, 6, 8, 10, 12, 14, ADULT_AGE] as const;

export type WeightReading =
  | { readonly kind: 'empty' }
  /** `typed` is the weight before it was capped. */
  | { readonly kind: 'weight'; readonly weight: Kg; readonly capped: boolean; readonly typed: Decimal }
  | { readonly kind: 'too-light' }
  | { readonly kind: 'not-a-number' };

/**
 * Reads a weight in kg as typed: at least 0.5; more than 100 is capped at 100 and marked as capped.
 * Source: product specification sections 5 and 9.
 */
export function readQuickWeight(text: string): WeightReading {
  if (isBlank(text)) return { kind: 'empty' };
  const value = readKilograms(text);
  if (value === null) return { kind: 'not-a-number' };
  if (value.lt(QUICK_WEIGHT.min)) return { kind: 'too-light' };
  const capped = value.gt(QUICK_WEIGHT.max);
  return { kind: 'weight', weight: kg(capped ? QUICK_WEIGHT.max : value), capped, typed: value };
}

/** How the quick calculator finds its doses. `age` is null when only a weight is known. */
export type QuickPath =
  | { readonly kind: 'nothing-entered' }
  | { readonly kind: 'adult-by-weight'; readonly weight: Kg; readonly age: Years | null }
  | { readonly kind: 'adult-by-age'; readonly age: Years }
  | { readonly kind: 'pediatric-by-weight'; readonly weight: Kg; readonly age: Years | null }
  /** `zone` is the color zone for the age; null when no zone fits. */
  | { readonly kind: 'pediatric-by-age'; readonly age: Years; readonly zone: AgeZone | null }
  | { readonly kind: 'infant-needs-weight'; readonly age: Years }
  | { readonly kind: 'near-adult' };

/**
 * Chooses the path. A weight always decides: 40 kg or more is adult, less is pediatric. Without a
 * weight: 18 years or more is adult; 1 to 12 years is an estimate from age; under 1 year needs a weight;
 * over 12 and under 18 is near-adult, where no dose is computed from age.
 * Source: product specification section 5, quick calculator inputs.
 */
export function quickPath(weight: Kg | null, age: Years | null, zones: readonly AgeZone[] = []): QuickPath {
  if (weight !== null) {
    return { kind: weight.value.gte(QUICK_WEIGHT.adultFrom) ? 'adult-by-weight' : 'pediatric-by-weight', weight, age };
  }
  if (age === null) return { kind: 'nothing-entered' };
  if (age.value.gte(ADULT_AGE)) return { kind: 'adult-by-age', age };
  if (age.value.lt(YOUNGS_AGES.from)) return { kind: 'infant-needs-weight', age };
  if (age.value.gt(YOUNGS_AGES.to)) return { kind: 'near-adult' };
  return { kind: 'pediatric-by-age', age, zone: zoneOfAge(age, zones) };
}

/**
 * The next weight when the field is stepped by `by` kg (negative steps down), kept within the limits. Stepping up from
 * an empty field gives the smallest weight; stepping down leaves the field empty.
 */
export function stepQuickWeight(weight: Kg | null, by: number): Kg | null {
  if (weight === null) return by > 0 ? kg(QUICK_WEIGHT.min) : null;
  const next = weight.value.plus(by);
  if (next.lt(QUICK_WEIGHT.min)) return kg(QUICK_WEIGHT.min);
  return kg(next.gt(QUICK_WEIGHT.max) ? QUICK_WEIGHT.max : next);
}

/**
 * The patient-type indicators: Pediatric at 40 kg or less, Adult above. They never change the path.
 * Source: product specification section 5.
 */
export function patientIndicator(weight: Kg): 'pediatric' | 'adult' {
  return weight.value.lte(QUICK_WEIGHT.adultFrom) ? 'pediatric' : 'adult';
}

/**
 * Content of the Adult Dosing tab: its cards are shown only at 40 kg or more. Source: product specification section 5.
 */
export function adultDosingTab(weight: Kg | null): 'enter-weight' | 'under-adult-weight' | 'cards' {
  if (weight === null) return 'enter-weight';
  return weight.value.gte(QUICK_WEIGHT.adultFrom) ? 'cards' : 'under-adult-weight';
}

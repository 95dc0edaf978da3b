import { COMPREHENSIVE_WEIGHT } from '../comprehensive-patient.ts';
import { readDecimal } from '../decimal.ts';
import { QUICK_WEIGHT } from '../quick-patient.ts';
import { type Kg, kg } from '../units.ts';

/** What is known about the patient in an arrest. */
export interface ArrestPatient {
  /** Weight in kg as decimal text, as logged. */
  readonly weight?: string;
  /** Age in years as decimal text, if known. A few doses are only for a certain age. */
  readonly years?: string;
}

export type ArrestWeight =
  | { readonly kind: 'weight'; readonly weight: Kg }
  | { readonly kind: 'none'; readonly because: 'no-weight' | 'weight-out-of-range' };

/**
 * The range of weights for which doses are calculated in an arrest, in kg, both ends included. It combines the ranges
 * of both calculators.
 */
export const ARREST_WEIGHT = { min: QUICK_WEIGHT.min, max: COMPREHENSIVE_WEIGHT.max } as const;

/**
 * The weight of an arrest's patient in kg. A weight outside 0.5 to 150 kg is rejected with a reason. It is never
 * capped, because nobody would notice the change during an arrest. Source: product specification section 5.
 */
export function arrestWeight({ weight }: ArrestPatient): ArrestWeight {
  const value = weight === undefined ? null : readDecimal(weight);
  if (value === null) return { kind: 'none', because: 'no-weight' };
  if (value.lt(ARREST_WEIGHT.min) || value.gt(ARREST_WEIGHT.max))
    return { kind: 'none', because: 'weight-out-of-range' };
  return { kind: 'weight', weight: kg(value) };
}

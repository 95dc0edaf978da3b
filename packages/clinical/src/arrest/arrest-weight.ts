import { COMPREHENSIVE_WEIGHT } from '../comprehensive-patient.ts';
import { readDecimal } from '../decimal.ts';
import { QUICK_WEIGHT } from '../quick-patient.ts';
import { type Kg, kg } from '../units.ts';

/** What is known of the patient of an arrest. */
export interface ArrestPatient {
  /** In kg as decimal text, as it was logged. */
  readonly weight?: string;
  /** In years as decimal text, where the age is known: a few doses are for an age alone. */
  readonly years?: string;
}

export type ArrestWeight =
  | { readonly kind: 'weight'; readonly weight: Kg }
  | { readonly kind: 'none'; readonly because: 'no-weight' | 'weight-out-of-range' };

/** The weights that an arrest works doses out for, in kg, both ends included: what both calculators together accept. */
export const ARREST_WEIGHT = { min: QUICK_WEIGHT.min, max: COMPREHENSIVE_WEIGHT.max } as const;

/**
 * The weight of an arrest's patient in kg. One beyond 0.5 to 150 kg is none, and says so: it is never capped, because in an
 * arrest nobody reads that it was. Source: product specification section 5.
 */
export function arrestWeight({ weight }: ArrestPatient): ArrestWeight {
  const value = weight === undefined ? null : readDecimal(weight);
  if (value === null) return { kind: 'none', because: 'no-weight' };
  if (value.lt(ARREST_WEIGHT.min) || value.gt(ARREST_WEIGHT.max))
    return { kind: 'none', because: 'weight-out-of-range' };
  return { kind: 'weight', weight: kg(value) };
}

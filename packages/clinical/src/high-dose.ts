import { type Dose, type DoseUnit, doseOf, type Figure } from './units.ts';

/** Drugs with a typical maximum that the calculators check. */
export type WatchedDrug = 'epinephrine' | 'morphine' | 'fentanyl' | 'midazolam' | 'lorazepam' | 'amiodarone';

/** Typical single-dose maxima. Source: product specification section 5, high-dose warning. */
export const HIGH_DOSE_LIMITS: Readonly<Record<WatchedDrug, Figure>> = {
  epinephrine: { amount: 1, unit: 'mg' },
  morphine: { amount: 10, unit: 'mg' },
  fentanyl: { amount: 100, unit: 'mcg' },
  midazolam: { amount: 5, unit: 'mg' },
  lorazepam: { amount: 4, unit: 'mg' },
  amiodarone: { amount: 300, unit: 'mg' },
};

/**
 * True when the dose exceeds the drug's typical maximum in the same unit. A dose equal to the limit is not high. A dose
 * in another unit is not compared, because converting it would hide a unit error.
 */
export function isHighDose(drug: WatchedDrug, dose: Dose): boolean {
  const limit = doseOf(HIGH_DOSE_LIMITS[drug]);
  const sameUnit: DoseUnit = limit.unit;
  return dose.unit === sameUnit && dose.value.gt(limit.value);
}

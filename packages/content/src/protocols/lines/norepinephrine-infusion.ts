import type { Preparation } from '@first60/clinical';
import { norepinephrineInfusion as norepinephrineBag } from '../../formulary/dilutions.ts';

/**
 * Norepinephrine bag, 16 mcg/mL: 5-20 mcg/min is 18.75-75 mL/h. Mandatory: the vial is never given
 * undiluted, and the bag of the US label (4 mcg/mL) is four times weaker.
 * Source: Western Virginia EMS protocols 2026; US label of the 4 mg/4 mL vial.
 */
export const norepinephrineInfusion: Preparation = {
  recipe: norepinephrineBag.recipe,
  perMl: { amount: 16, unit: 'mcg' },
  mandatory: true,
  adultRateMlPerHour: { low: 18.75, high: 75 },
};

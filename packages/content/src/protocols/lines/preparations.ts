import type { Preparation } from '@first60/clinical';
import { epinephrineInfusion as epinephrineBag } from '../../formulary/dilutions.ts';

/**
 * Push-dose epinephrine, 10 mcg/mL. Mandatory: the same volume of the stock syringe is ten times the dose.
 * Source: Los Angeles County EMS Agency, Ref. 1309.
 */
export const pushDoseEpinephrine: Preparation = {
  recipe: '10 mL syringe: 1 mL of epinephrine 0.1 mg/mL + 9 mL saline = 10 mcg/mL. Label it',
  perMl: { amount: 10, unit: 'mcg' },
  mandatory: true,
};

/**
 * Epinephrine infusion, 4 mcg/mL: 2-10 mcg/min is 30-150 mL/h.
 * Source: product specification section 9, adult reference cards.
 */
export const epinephrineInfusion: Preparation = {
  recipe: epinephrineBag.recipe,
  perMl: { amount: 4, unit: 'mcg' },
  mandatory: true,
  adultRateMlPerHour: { low: 30, high: 150 },
};

/** Magnesium for a push or a short infusion in a child: the label gives no stronger than 20 %. */
export const twentyPercentMagnesium: Preparation = {
  recipe: 'Each 2 mL of magnesium 500 mg/mL + 3 mL saline = 200 mg/mL (20%), or weaker',
  perMl: { amount: 200, unit: 'mg' },
  mandatory: false,
};

import type { Route } from '../../medication-line/line-dose.ts';
import type { DoseUnit } from '../../units.ts';
import type { ArrestEventData } from '../arrest-event.ts';
import type { ArrestPlan } from '../arrest-plan.ts';

/** A drug that was given. All its strings are figures or the app's own wording. */
export interface GivenDrug {
  /** The drug's name in a plan; absent if it is in no plan. */
  readonly name?: string;
  /** True for a plan's epinephrine, because the times of its doses are requested. */
  readonly isEpinephrine: boolean;
  readonly amount?: { readonly value: string; readonly unit: DoseUnit | 'mcg/min' };
  /** The drug was given, but the amount is unknown. */
  readonly isUnknown?: true;
  /** The volume in mL as decimal text. */
  readonly volume?: string;
  /** The content of one mL of that volume: "500 mg/mL". */
  readonly strength?: string;
  readonly route?: Route;
}

const UNITS: ReadonlyArray<DoseUnit | 'mcg/min'> = ['mg', 'mcg', 'g', 'mEq', 'units', 'mL', 'mcg/min'];
const ROUTES: readonly Route[] = ['IV', 'IO', 'IM', 'IN', 'PO', 'SL', 'buccal', 'nebulized', 'tracheal', 'inhaled'];
/** At most four digits before the point, so that a telephone or identity number cannot pass as a figure. */
const FIGURE = /^\d{1,4}(?:\.\d{1,4})?$/;
const STRENGTH = /^\d{1,4}(?:\.\d{1,4})? (?:mg|mcg|g|mEq|units)\/mL$/;
/** A vital sign has at most one decimal, so that a map coordinate cannot pass as one. */
const VITAL = /^\d{1,3}(?:\.\d)?$/;

/** The text if it is a valid vital sign; otherwise undefined. */
export const allowedVital = (text: string): string | undefined => (VITAL.test(text) ? text : undefined);

/** The text if it is a plain figure, such as a weight; otherwise undefined. */
export const allowedFigure = (text: string | undefined): string | undefined =>
  text !== undefined && FIGURE.test(text) ? text : undefined;

/** The energy if a defibrillator can deliver it; otherwise undefined. */
export const allowedJoules = (joules: number | undefined): number | undefined =>
  joules !== undefined && joules > 0 && joules < 1_000 ? joules : undefined;

/** @param plans that may contain the drug: the patient's current plan first, then the previous one */
export function allowedDrug(
  given: Extract<ArrestEventData, { readonly kind: 'drug' }>,
  plans: readonly ArrestPlan[],
): GivenDrug {
  const drug = plans.flatMap(({ drugs }) => drugs).find(({ id }) => id === given.drug);
  const value = allowedFigure(given.amount?.value);
  const unit = UNITS.find((one) => one === given.amount?.unit);
  const volume = allowedFigure(given.volume);
  const strength = given.strength !== undefined && STRENGTH.test(given.strength) ? given.strength : undefined;
  const route = ROUTES.find((one) => one === given.route);
  return {
    ...(drug && { name: drug.name }),
    isEpinephrine: drug !== undefined && plans.some((plan) => isEpinephrine(drug.id, plan)),
    ...(value !== undefined && unit !== undefined && { amount: { value, unit } }),
    ...(volume !== undefined && { volume }),
    ...(volume !== undefined && strength !== undefined && { strength }),
    ...(given.unknown === true && { isUnknown: true }),
    ...(route && { route }),
  };
}

const isEpinephrine = (id: string, { epinephrine: { drug, also = [] } }: ArrestPlan): boolean =>
  [drug, ...also].includes(id);

import type { Route } from '../../medication-line/line-dose.ts';
import type { DoseUnit } from '../../units.ts';
import type { ArrestEventData } from '../arrest-event.ts';
import type { ArrestPlan } from '../arrest-plan.ts';

/** A drug that was given, of which every text is one of ours or a figure. */
export interface GivenDrug {
  /** As a plan names it; absent for one that no plan knows. */
  readonly name?: string;
  /** Whether it is epinephrine of a plan, whose times are asked for. */
  readonly isEpinephrine: boolean;
  readonly amount?: { readonly value: string; readonly unit: DoseUnit | 'mcg/min' };
  /** It ran, and nobody knows how much. */
  readonly isUnknown?: true;
  /** mL as decimal text. */
  readonly volume?: string;
  /** What one mL of that volume holds: "500 mg/mL". */
  readonly strength?: string;
  readonly route?: Route;
}

const UNITS: ReadonlyArray<DoseUnit | 'mcg/min'> = ['mg', 'mcg', 'g', 'mEq', 'units', 'mL', 'mcg/min'];
const ROUTES: readonly Route[] = ['IV', 'IO', 'IM', 'IN', 'PO', 'SL', 'buccal', 'nebulized', 'tracheal', 'inhaled'];
/** At most four digits before the point: no telephone or identity number passes for a figure. */
const FIGURE = /^\d{1,4}(?:\.\d{1,4})?$/;
const STRENGTH = /^\d{1,4}(?:\.\d{1,4})? (?:mg|mcg|g|mEq|units)\/mL$/;
/** A vital sign has at most one decimal: no place on the map passes for one. */
const VITAL = /^\d{1,3}(?:\.\d)?$/;

/** The text where it is that of a vital sign; else nothing. */
export const allowedVital = (text: string): string | undefined => (VITAL.test(text) ? text : undefined);

/** The text where it is a plain figure, such as a weight; else nothing. */
export const allowedFigure = (text: string | undefined): string | undefined =>
  text !== undefined && FIGURE.test(text) ? text : undefined;

/** The energy where it is one that a defibrillator can have; else nothing. */
export const allowedJoules = (joules: number | undefined): number | undefined =>
  joules !== undefined && joules > 0 && joules < 1_000 ? joules : undefined;

/** @param plans by which the drug may have been given: that of the patient, then the one that held before */
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

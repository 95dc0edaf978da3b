import type { Route } from '../../medication-line/line-dose.ts';
import type { DoseUnit } from '../../units.ts';
import type { CodeEventData } from '../code-event.ts';
import type { CodePlan } from '../code-plan.ts';

/** A drug that was given, of which every text is one of ours or a figure. */
export interface GivenDrug {
  /** As the plan names it; absent for one that the plan does not know. */
  readonly name?: string;
  /** Whether it is the plan's epinephrine, whose times are asked for. */
  readonly isEpinephrine: boolean;
  readonly amount?: { readonly value: string; readonly unit: DoseUnit };
  /** mL as decimal text. */
  readonly volume?: string;
  readonly route?: Route;
}

const UNITS: readonly DoseUnit[] = ['mg', 'mcg', 'g', 'mEq', 'units', 'mL'];
const ROUTES: readonly Route[] = ['IV', 'IO', 'IM', 'IN', 'PO', 'SL', 'buccal', 'nebulized', 'tracheal', 'inhaled'];
/** At most four digits before the point: no telephone or identity number passes for a figure. */
const FIGURE = /^\d{1,4}(?:\.\d{1,4})?$/;
/** A vital sign has at most one decimal: no place on the map passes for one. */
const VITAL = /^\d{1,3}(?:\.\d)?$/;

/** The text where it is that of a vital sign; else nothing. */
export const allowedVital = (text: string): string | undefined => (VITAL.test(text) ? text : undefined);

/** The text where it is a plain figure, such as a weight; else nothing. */
export const allowedFigure = (text: string | undefined): string | undefined =>
  text !== undefined && FIGURE.test(text) ? text : undefined;

export function allowedDrug(
  given: Extract<CodeEventData, { readonly kind: 'drug' }>,
  plan: CodePlan | undefined,
): GivenDrug {
  const drug = plan?.drugs.find(({ id }) => id === given.drug);
  const value = allowedFigure(given.amount?.value);
  const unit = UNITS.find((one) => one === given.amount?.unit);
  const volume = allowedFigure(given.volume);
  const route = ROUTES.find((one) => one === given.route);
  return {
    ...(drug && { name: drug.name }),
    isEpinephrine: drug !== undefined && isEpinephrine(drug.id, plan),
    ...(value !== undefined && unit !== undefined && { amount: { value, unit } }),
    ...(volume !== undefined && { volume }),
    ...(route && { route }),
  };
}

const isEpinephrine = (drug: string, plan: CodePlan | undefined): boolean =>
  plan !== undefined && [plan.epinephrine.drug, ...(plan.epinephrine.also ?? [])].includes(drug);

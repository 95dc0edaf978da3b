import type { ArrestPlan } from './arrest-plan.ts';
import { isDoseOf } from './given-doses.ts';
import type { ArrestRow } from './standing-rows.ts';

/** Where a drug of the plan stands whose doses are given one after the other. */
export interface DoseSeries {
  /** How many doses come before the first of this one. */
  readonly before: number;
  /** How many there are in all. */
  readonly of: number;
  /** Nothing comes before it, or some of that was given. */
  readonly isBegun: boolean;
}

/**
 * The place of a drug among those that are one choice of an antiarrhythmic, each for a later dose than the one before.
 * Undefined for any other drug, and where the plan does not say how many doses of each there are.
 * Source: the plan's own order and counts.
 */
export function doseSeries(plan: ArrestPlan, given: readonly ArrestRow[], id: string): DoseSeries | undefined {
  const choice = plan.antiarrhythmic.choices.find(({ doses }) => doses.some(({ drug }) => drug === id));
  const names = new Set(choice?.doses.map(({ drug }) => drug));
  const drugs = [...names].flatMap((name) => plan.drugs.find((one) => one.id === name) ?? []);
  if (drugs.length < 2 || drugs.some(({ doses }) => doses === undefined)) return undefined;
  const earlier = drugs.slice(
    0,
    drugs.findIndex((one) => one.id === id),
  );
  const counted = (some: typeof drugs) => some.reduce((sum, { doses = 0 }) => sum + doses, 0);
  return {
    before: counted(earlier),
    of: counted(drugs),
    isBegun: earlier.length === 0 || given.some(({ event }) => earlier.some((one) => isDoseOf(plan, one, event))),
  };
}

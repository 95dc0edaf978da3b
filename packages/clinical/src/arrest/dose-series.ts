import type { ArrestPlan } from './arrest-plan.ts';
import { isDoseOf } from './given-doses.ts';
import type { ArrestRow } from './standing-rows.ts';

/** The position of a drug in a series of doses. */
export interface DoseSeries {
  /** How many doses come before the first dose of this drug. */
  readonly before: number;
  /** How many doses there are in total. */
  readonly of: number;
  /** True if no drug comes before this one, or any of the earlier drugs was given. */
  readonly isBegun: boolean;
}

/**
 * The position of a drug within one choice of an antiarrhythmic that uses several drugs of the plan, one for each later
 * dose. Undefined for any other drug, and when the plan does not state the number of doses for each.
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

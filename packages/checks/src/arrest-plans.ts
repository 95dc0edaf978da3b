import type { ArrestPlan, DoseAge } from '@first60/clinical';
import type { Edition, Protocol } from '@first60/edition';
import { cardOf } from './looked-up.ts';
import { pointer } from './rule.ts';

/** An arrest plan with its place and its card. */
export interface PlacedPlan {
  readonly plan: ArrestPlan;
  readonly age: DoseAge;
  /** Absent if the edition has no such card, which the rule `references` reports. */
  readonly card: Protocol | undefined;
  /** JSON Pointer into the edition. */
  readonly at: string;
  /** The place in words, to begin a sentence: "The plan of an adult's arrest". */
  readonly where: string;
}

/** Every plan in an edition. */
export const placedPlans = (edition: Pick<Edition, 'codes' | 'protocols'>): readonly PlacedPlan[] =>
  Object.entries(edition.codes ?? {}).map(([key, plan]) => ({
    plan,
    age: plan.id === 'child' ? 'pediatric' : 'adult',
    card: cardOf(edition, plan.protocol),
    at: pointer('codes', key),
    where: `The plan of ${plan.id === 'child' ? "a child's" : "an adult's"} arrest`,
  }));

import type { Edition } from '@first60/edition';

type Plans = Pick<Edition, 'codes' | 'clocks'>;
type ArrestPlan = NonNullable<NonNullable<Edition['codes']>['adult']>;
type PlanDrug = ArrestPlan['drugs'][number];

/** The plans with the drug still loggable, but without its dose, volume and total. */
export const plansWithoutDrug = (edition: Plans, drug: string): Plans =>
  withPlans(edition, (plan) => ({
    ...plan,
    drugs: plan.drugs.map((planned) => (planned.line?.medication === drug ? bare(planned) : planned)),
  }));

/**
 * The plan of the card keeps its sequence, so that a running code can be logged to its end. It gives no dose, energy or
 * cue, and the sentence replaces its instructions. The clocks of the card are removed.
 */
export function plansWithoutCard(edition: Plans, card: string, sentence: string): Plans {
  const { clocks } = edition;
  return {
    ...withPlans(edition, (plan) => (plan.protocol === card ? hiddenPlan(plan, sentence) : plan)),
    ...(clocks && { clocks: clocks.filter(({ protocol }) => protocol !== card) }),
  };
}

function hiddenPlan({ cool: _, pregnant: __, newborn: ___, ...plan }: ArrestPlan, sentence: string): ArrestPlan {
  const { text: ____, ...antiarrhythmic } = plan.antiarrhythmic;
  const { below, shocks } = plan.cold;
  const { roscLowText: _____, ...etco2 } = plan.etco2;
  const said = { text: sentence, sources: [] };
  return {
    ...plan,
    cues: false,
    antiarrhythmic,
    energy: said,
    etco2: { ...etco2, lowText: sentence, riseText: sentence, sources: [] },
    cold: { below, shocks, ...said },
    trauma: said,
    causes: [],
    rosc: [],
    drugs: plan.drugs.map(bare),
    facts: [],
  };
}

const bare = ({ id, name }: PlanDrug): PlanDrug => ({ id, name });

const withPlans = ({ codes }: Plans, change: (plan: ArrestPlan) => ArrestPlan): Plans =>
  codes === undefined
    ? {}
    : { codes: Object.fromEntries(Object.entries(codes).map(([id, plan]) => [id, change(plan)])) };

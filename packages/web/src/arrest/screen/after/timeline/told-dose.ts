import {
  type ArrestEventData,
  type ArrestPlan,
  type Decimal,
  type DoseEntry,
  doseEntry,
  enteredDose,
  type PlanDrug,
} from '@first60/clinical';

type DrugGiven = Extract<ArrestEventData, { readonly kind: 'drug' }>;

/** A drug of a plan with how its amount is told. */
interface Told {
  readonly drug: PlanDrug;
  readonly plan: ArrestPlan;
  readonly entry: DoseEntry;
}

/** How the amount of a line of the log is told anew, and what the log holds of it then. */
export interface ToldDose {
  readonly entry: DoseEntry;
  readonly given: (value: Decimal) => DrugGiven;
}

/**
 * Undefined for what is no drug, and for a drug of which no plan has a dose.
 * @param plans by which it may have been given: that of the patient first
 * @param weight in kg as decimal text, where the line itself has none
 */
export function toldDose(
  data: ArrestEventData,
  plans: readonly ArrestPlan[],
  weight: string | undefined,
): ToldDose | undefined {
  if (data.kind !== 'drug') return undefined;
  const [found] = plans.flatMap((plan) => {
    const drug = plan.drugs.find(({ id }) => id === data.drug);
    return drug ? [{ plan, drug }] : [];
  });
  const by = data.weight ?? weight;
  const entry = found && doseEntry(found.drug, found.plan, by === undefined ? {} : { weight: by });
  return entry && { entry, given: (value) => withAmount(data, { ...found, entry }, value) };
}

/** A drug by its way with an amount that was told: it was not worked out from a weight. */
export const withAmount = (
  { drug, route }: Pick<DrugGiven, 'drug' | 'route'>,
  told: Told,
  value: Decimal,
): DrugGiven => ({ kind: 'drug', drug, route, ...enteredDose(told.drug, told.plan, told.entry, value) });

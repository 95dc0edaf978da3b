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

/** A drug in a plan and how its amount is entered. */
interface Told {
  readonly drug: PlanDrug;
  readonly plan: ArrestPlan;
  readonly entry: DoseEntry;
}

/** The entry for correcting the amount on a log line, and the event that is then logged. */
export interface ToldDose {
  readonly entry: DoseEntry;
  readonly given: (value: Decimal) => DrugGiven;
}

/**
 * Undefined for an event that is not a drug, and for a drug without a dose in any plan.
 * @param plans the plans under which it may have been given, the patient's plan first
 * @param weight in kg as decimal text, if the line itself has none
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

/** A drug and its route with an amount that was entered instead of calculated from a weight. */
export const withAmount = (
  { drug, route }: Pick<DrugGiven, 'drug' | 'route'>,
  told: Told,
  value: Decimal,
): DrugGiven => ({ kind: 'drug', drug, route, ...enteredDose(told.drug, told.plan, told.entry, value) });

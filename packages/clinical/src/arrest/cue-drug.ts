import type { ArrestPlan } from './arrest-plan.ts';
import type { ArrestPatient } from './arrest-weight.ts';
import type { CueDrug } from './cue.ts';
import { drugDose, type NoDose } from './drug-dose.ts';
import type { ArrestRow } from './standing-rows.ts';

/**
 * Reasons why there is nothing to give. A missing weight is not among them, because the crew has to enter the weight.
 */
const NOTHING_TO_GIVE: ReadonlySet<NoDose> = new Set([
  'not-for-patient',
  'recalled',
  'total-reached',
  'all-doses-given',
]);

/** A drug of the plan for a cue; undefined when the plan lacks the drug or no more of it may be given. */
export function cueDrug(
  plan: ArrestPlan,
  id: string,
  patient: ArrestPatient,
  given: readonly ArrestRow[],
): CueDrug | undefined {
  const drug = plan.drugs.find((one) => one.id === id);
  if (drug === undefined) return undefined;
  const dose = drugDose(drug, plan, patient, given);
  if (dose.kind === 'none' && NOTHING_TO_GIVE.has(dose.because)) return undefined;
  return { drug: id, name: drug.name, dose };
}

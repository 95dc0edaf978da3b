import {
  convert,
  convertible,
  type Dose,
  doseOf,
  type Figure,
  isSameDose,
  type Kg,
  perMl,
  quantity,
} from '../units.ts';
import { limitedDose } from '../weight-dose.ts';
import type { ArrestPlan, PlanDrug, PlanStep } from './arrest-plan.ts';
import { type ArrestPatient, arrestWeight } from './arrest-weight.ts';
import { type DrugDose, drugDose } from './drug-dose.ts';
import type { ArrestRow } from './standing-rows.ts';

/** A partial volume that may have been given. */
export interface DoseStep {
  /** As stated on the card. */
  readonly step: PlanStep;
  /** The resulting dose for this patient, never more than the whole dose. */
  readonly dose: Extract<DrugDose, { readonly kind: 'dose' }>;
  /** More than the total allows. It may still have been given. */
  readonly isAboveTotal: boolean;
}

/**
 * The partial doses that this patient may have received, smallest first. Empty when the plan has no steps or there is
 * no dose for the patient. Exact for 0.5 to 150 kg; nothing is rounded.
 * @throws RangeError as `limitedDose` does: a bug in the data.
 * Source: the plan, `steps`, which its card states.
 */
export function doseSteps(
  planDrug: PlanDrug,
  plan: ArrestPlan,
  patient: ArrestPatient,
  given: readonly ArrestRow[],
): readonly DoseStep[] {
  const { steps = [], stock } = planDrug;
  const whole = drugDose(planDrug, plan, patient, []);
  if (whole.kind !== 'dose') return [];
  const next = drugDose(planDrug, plan, patient, given);
  const found = arrestWeight(patient);
  const weight = found.kind === 'weight' ? found.weight : undefined;
  const strength = stock?.concentration;
  const doses = steps.flatMap((step): DoseStep[] => {
    const of = volumeOfStep(step, weight);
    const full = of && inUnitOf(whole.dose, of, strength);
    if (of === undefined || full === undefined) return [];
    const isCut = full.value.gt(whole.dose.value);
    const dose = isCut ? whole.dose : full;
    const { written: _, diluted: __, volume: ___, limit: ____, ...more } = whole;
    const drawn = dose.unit === 'mL' || strength === undefined ? undefined : isCut ? whole.volume?.amount : of.value;
    return [
      {
        step,
        dose: {
          ...more,
          dose,
          ...(isCut && { limit: 'max' }),
          ...(drawn && strength && { volume: { amount: drawn, unit: 'mL', strength } }),
        },
        isAboveTotal: next.kind !== 'dose' || dose.value.gt(next.dose.value),
      },
    ];
  });
  // For a heavy child, several steps reach the largest dose. Only the last of them is kept, because that step is on the
  // card.
  return doses.filter(({ dose }, at) => !doses.slice(at + 1).some((later) => isSameDose(later.dose.dose, dose.dose)));
}

function volumeOfStep({ fixed, perKg }: PlanStep, weight: Kg | undefined): Dose | undefined {
  if (fixed !== undefined) return doseOf(fixed);
  return perKg && weight && limitedDose({ perKg: doseOf(perKg) }, weight).dose;
}

/** A volume converted to the amount of drug it contains, unless the dose is in mL. */
function inUnitOf({ unit }: Dose, of: Dose, strength: Figure | undefined): Dose | undefined {
  if (convertible(of.unit, unit)) return convert(of, unit);
  if (of.unit !== 'mL' || strength === undefined || !convertible(strength.unit, unit)) return undefined;
  const { perMl: each } = perMl(strength);
  return convert(quantity(of.value.times(each.value), each.unit), unit);
}

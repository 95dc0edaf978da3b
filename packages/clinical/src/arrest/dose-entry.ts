import type { Decimal } from '../decimal.ts';
import { digits } from '../display.ts';
import { lineFigures, totalFor } from '../medication-line/line-figures.ts';
import {
  convert,
  convertible,
  type Dose,
  type DoseUnit,
  doseOf,
  type Figure,
  kg,
  perMl,
  quantity,
  volumeOf,
} from '../units.ts';
import type { ArrestEventData } from './arrest-event.ts';
import type { ArrestPlan, PlanDrug } from './arrest-plan.ts';
import { ARREST_WEIGHT, type ArrestPatient, arrestWeight } from './arrest-weight.ts';
import { doseFor, singleDose } from './given-doses.ts';

/** How a given amount is entered: a number in this unit, above 0 and at most `most`. */
export interface DoseEntry {
  readonly unit: DoseUnit | 'mcg/min';
  readonly most: Decimal;
}

type Given = Pick<Extract<ArrestEventData, { readonly kind: 'drug' }>, 'amount' | 'volume'>;

/**
 * How a crew enters the amount given: in mL if the drug is given in steps, as a rate for an infusion, otherwise in the
 * unit of the dose. The upper limit is this patient's total, or the line's largest dose when there is no total, and
 * never less than one dose. Without a weight, the limit is that of the heaviest patient.
 * @returns nothing for a drug without a figure
 * @throws RangeError as `limitedDose` does: a bug in the data.
 * Source: the card's own line.
 */
export function doseEntry(planDrug: PlanDrug, plan: ArrestPlan, patient: ArrestPatient): DoseEntry | undefined {
  const dose = doseFor(planDrug, plan);
  if (dose === undefined) return undefined;
  const { infusion } = dose;
  if (infusion !== undefined) {
    if (infusion.per !== 'min' || !convertible(infusion.high.unit, 'mcg')) return undefined;
    return { unit: 'mcg/min', most: convert(doseOf(infusion.high), 'mcg').value };
  }
  const found = arrestWeight(patient);
  const weight = found.kind === 'weight' ? found.weight : kg(ARREST_WEIGHT.max);
  const single = singleDose(planDrug, dose, weight);
  if (single === undefined) return undefined;
  const totals = [planDrug.total && doseOf(planDrug.total), totalFor(dose, weight)].flatMap((total) =>
    total && convertible(total.unit, single.unit) ? [convert(total, single.unit)] : [],
  );
  const total = totals.reduce<Dose | undefined>((one, other) => (one?.value.lt(other.value) ? one : other), undefined);
  const limit = total ?? (dose.max && convert(doseOf(dose.max), single.unit)) ?? single;
  const most = limit.value.gt(single.value) ? limit : single;
  const strength = strengthOf(planDrug, plan);
  if (planDrug.steps === undefined || most.unit === 'mL' || strength === undefined) {
    return { unit: most.unit, most: most.value };
  }
  return { unit: 'mL', most: volumeOf(most, perMl(strength)).value };
}

/**
 * The log entry for an amount in the unit of its `doseEntry`: the dose and, if it is drawn up, its volume.
 * @param value above 0 and at most `most`
 */
export function enteredDose(planDrug: PlanDrug, plan: ArrestPlan, { unit }: DoseEntry, value: Decimal): Given {
  if (unit === 'mcg/min') return { amount: { value: digits(value), unit } };
  const strength = strengthOf(planDrug, plan);
  const given = quantity(value, unit);
  if (unit === 'mL') {
    const dose = planDrug.steps && strength && doseIn(given.value, strength);
    if (dose === undefined) return { amount: { value: digits(value), unit } };
    return { amount: { value: digits(dose.value), unit: dose.unit }, volume: digits(value) };
  }
  const isDrawn = strength !== undefined && convertible(unit, strength.unit);
  return {
    amount: { value: digits(value), unit },
    ...(isDrawn && { volume: digits(volumeOf(given, perMl(strength)).value) }),
  };
}

const doseIn = (volume: Decimal, strength: Figure): Dose =>
  quantity(volume.times(doseOf(strength).value), strength.unit);

/** Drug per mL of the drawn-up volume; undefined for fluids and for drugs that are not drawn up. */
function strengthOf(planDrug: PlanDrug, plan: ArrestPlan): Figure | undefined {
  const dose = doseFor(planDrug, plan);
  return planDrug.line && dose && lineFigures(planDrug.line, dose, planDrug.stock).volume?.strength;
}

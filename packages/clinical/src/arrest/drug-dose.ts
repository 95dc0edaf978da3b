import { readDecimal } from '../decimal.ts';
import type { DoseLine, LineDose, Route } from '../medication-line/line-dose.ts';
import { type LineVolume, lineFigures } from '../medication-line/line-figures.ts';
import { doseForAge, withheldDose } from '../medication-line/line-patient.ts';
import { convertible, type Dose, type Kg, perMl, volumeOf, type Years, years } from '../units.ts';
import type { ArrestPlan, PlanDrug } from './arrest-plan.ts';
import { type ArrestPatient, arrestWeight } from './arrest-weight.ts';
import { doseFor, givenOf, leftOf, singleDose } from './given-doses.ts';
import type { ArrestRow } from './standing-rows.ts';

/** Why no dose is calculated. Without a weight, a drug dosed per kilogram has no dose. */
export type NoDose =
  | 'no-weight'
  | 'weight-out-of-range'
  /** The card has no dose of this drug for this patient. */
  | 'not-for-patient'
  | 'needs-age'
  | 'recalled'
  /** The drug was given, but the amount is unknown. */
  | 'volume-not-known'
  | 'total-reached'
  | 'all-doses-given';

export type DrugDose =
  | {
      readonly kind: 'dose';
      /** Exact; nothing is rounded here. */
      readonly dose: Dose;
      /** The limit that was applied: the single-dose limit or the remainder of the total. */
      readonly limit?: 'min' | 'max' | 'total';
      /** True when the dose exceeds the drug's typical maximum. */
      readonly high?: true;
      readonly volume?: LineVolume;
      /** The volume after the advised dilution. */
      readonly diluted?: LineVolume;
      /** The card's text for a fixed dose that no total has reduced: "2.5 mg (diluted to 10 mL)". */
      readonly written?: string;
      /** The strength in the kit, for read-back. */
      readonly strength?: string;
      /** Routes in order of preference. */
      readonly routes: readonly Route[];
      /** The weight in kg used for the calculation, as decimal text; absent for a fixed dose. */
      readonly weight?: string;
      /** The number of this dose, from 1, and how many there are. */
      readonly number: number;
      readonly of?: number;
    }
  /** An infusion, or a dose without a figure, as worded on the card. */
  | {
      readonly kind: 'text';
      readonly text: string;
      readonly volume?: LineVolume;
      readonly strength?: string;
      readonly routes: readonly Route[];
    }
  | { readonly kind: 'none'; readonly because: NoDose };

const none = (because: NoDose): DrugDose => ({ kind: 'none', because });

/**
 * The current dose of a plan's drug for this patient, with its volume, or the reason why there is none. `given` are the
 * drugs in effect in the log. Exact for 0.5 to 150 kg; nothing is rounded. A fixed adult dose does not depend on the
 * weight. If a total leaves less than a whole dose, the dose is reduced to the remainder.
 * @throws RangeError as `limitedDose` does: a bug in the data.
 * Source: the card's own line, as `lineFigures`.
 */
export function drugDose(
  planDrug: PlanDrug,
  plan: ArrestPlan,
  patient: ArrestPatient,
  given: readonly ArrestRow[],
): DrugDose {
  const { line, doses } = planDrug;
  if (line === undefined) return none('recalled');
  const onLine = doseFor(planDrug, plan);
  if (onLine === undefined) return none('not-for-patient');
  const dose = doseForAge(onLine, ageOf(patient));
  const number = givenOf(planDrug.id, given).length + 1;
  if (doses !== undefined && number > doses) return none('all-doses-given');
  const found = arrestWeight(patient);
  const weight = found.kind === 'weight' ? found.weight : undefined;
  if (found.kind === 'none' && needsWeight(dose, plan, found.because)) return none(found.because);
  const withheld = weight && withheldFor(dose, plan, weight, patient);
  if (withheld !== undefined) return none(withheld);
  const single = singleDose(planDrug, dose, weight);
  if (single === undefined) return asWritten(planDrug, line, dose, weight);
  const left = leftOf(planDrug, plan, dose, weight, given, single);
  if (left?.value.eq(0)) return none('total-reached');
  const counted = { number, ...(doses === undefined ? {} : { of: doses }) };
  const from = { ...(planDrug.strength === undefined ? {} : { strength: planDrug.strength }), routes: line.routes };
  const figures = lineFigures(line, dose, planDrug.stock, weight);
  const by = weight === undefined || dose.fixed !== undefined ? {} : { weight: weight.value.toFixed() };
  if (left?.value.lt(single.value)) {
    return { kind: 'dose', dose: left, limit: 'total', ...drawn(figures, left), ...from, ...by, ...counted };
  }
  const { given: _, ...more } = figures;
  const written = dose.fixed === undefined ? {} : { written: dose.text };
  return { kind: 'dose', dose: single, ...more, ...written, ...from, ...by, ...counted };
}

/** The volumes for a dose smaller than the line's own dose. */
function drawn(figures: { volume?: LineVolume; diluted?: LineVolume }, dose: Dose) {
  const of = (volume: LineVolume | undefined): LineVolume | undefined =>
    volume && convertible(dose.unit, volume.strength.unit)
      ? { amount: volumeOf(dose, perMl(volume.strength)).value, unit: 'mL', strength: volume.strength }
      : undefined;
  const [volume, diluted] = [of(figures.volume), of(figures.diluted)];
  return { ...(volume && { volume }), ...(diluted && { diluted }) };
}

/** A fixed dose is valid without a weight. For a child, the weight must also not be outside the allowed range. */
function needsWeight(dose: LineDose, { id }: ArrestPlan, because: NoDose): boolean {
  const isByWeight = dose.perKg !== undefined || dose.only !== undefined || dose.infusion?.per === 'kg/min';
  return isByWeight || (id === 'child' && because === 'weight-out-of-range');
}

function withheldFor(dose: LineDose, { id }: ArrestPlan, weight: Kg, patient: ArrestPatient): NoDose | undefined {
  const age = id === 'adult' ? 'adult' : 'pediatric';
  const why = withheldDose(age, dose, { weight, age, years: ageOf(patient) });
  return why === undefined || why === 'needs-age' ? why : 'not-for-patient';
}

function ageOf({ years: text }: ArrestPatient): Years | null {
  const value = text === undefined ? null : readDecimal(text);
  return value === null || value.gt(120) ? null : years(value);
}

function asWritten(planDrug: PlanDrug, line: DoseLine, dose: LineDose, weight: Kg | undefined): DrugDose {
  const { volume } = lineFigures(line, dose, planDrug.stock, weight);
  const { strength } = planDrug;
  return {
    kind: 'text',
    text: dose.text,
    ...(volume && { volume }),
    ...(strength === undefined ? {} : { strength }),
    routes: line.routes,
  };
}

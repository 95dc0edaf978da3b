import { checkRange } from '../patient-range.ts';
import { QUICK_WEIGHT } from '../quick-patient.ts';
import type { Kg, Years } from '../units.ts';
import type { DoseAge, DoseLine, LineDose } from './line-dose.ts';

/** The patient of a card: the weight, whose doses it stands for, and the age as far as it is known. */
export interface LinePatient {
  readonly weight: Kg;
  readonly age: DoseAge;
  readonly years: Years | null;
}

/** Below 40 kg, as in the quick calculator. Source: product specification section 5. */
export const isChildWeight = (weight: Kg): boolean => weight.value.lt(QUICK_WEIGHT.adultFrom);

/**
 * Whose doses a weight stands for on a card: a child's below 40 kg, as in the calculator; a card for one age keeps to
 * its own. Undefined where the weight is a child's and the card is for adults: nothing is computed from it there.
 */
export function ageOfWeight({ ageGroup }: { readonly ageGroup?: DoseAge | 'both' }, weight: Kg): DoseAge | undefined {
  const age = isChildWeight(weight) ? 'pediatric' : 'adult';
  if (ageGroup === 'pediatric') return 'pediatric';
  return ageGroup === 'adult' && age !== 'adult' ? undefined : age;
}

/** Whether a dose is meant for this weight at all: an injector of 0.3 mg is not for a child of 22 kg. */
export const isForWeight = ({ only }: LineDose, weight: Kg): boolean =>
  only === undefined || checkRange(only, weight, null).kind !== 'outside';

/**
 * Whether a dose is for a patient of this age, as far as that is known: a child's age has to be, because a small child
 * must not get the dose of a line that may well exclude it.
 */
export function ageFit({ only }: LineDose, weight: Kg, years: Years | null): 'fits' | 'unknown' | 'excluded' {
  const range = checkRange(only ?? {}, weight, years);
  if (range.kind === 'outside') return range.of === 'age' ? 'excluded' : 'fits';
  return range.kind === 'unchecked' && isChildWeight(weight) ? 'unknown' : 'fits';
}

/** Why a dose is not this patient's, or not yet known to be. */
export type LineWithheld = 'weight' | 'age' | 'needs-age';

/** Why nothing is worked out of the dose of an age for this patient; undefined where it is. */
export function withheldDose(whose: DoseAge, dose: LineDose, patient: LinePatient): LineWithheld | undefined {
  if (whose !== patient.age || !isForWeight(dose, patient.weight)) return 'weight';
  const fit = ageFit(dose, patient.weight, patient.years);
  if (fit === 'fits') return undefined;
  return fit === 'excluded' ? 'age' : 'needs-age';
}

/** Why a line holds no dose for the patient, or none yet; undefined where it does, or nothing is known of a patient. */
export function withheldLine(line: DoseLine, patient: LinePatient | undefined): LineWithheld | undefined {
  if (patient === undefined) return undefined;
  const dose = line[patient.age];
  return dose === undefined ? 'weight' : withheldDose(patient.age, dose, patient);
}

/** Whether a line is for the patient; one that still asks for the age is. */
export function isForPatient(line: DoseLine, patient: LinePatient | undefined): boolean {
  const why = withheldLine(line, patient);
  return why === undefined || why === 'needs-age';
}

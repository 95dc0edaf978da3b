import { ageGroup, type DoseAge } from '../age-group.ts';
import { checkRange } from '../patient-range.ts';
import type { Kg, Years } from '../units.ts';
import type { DoseLine, LineDose } from './line-dose.ts';

/** The patient of a card: the weight, whose doses it stands for, and the age as far as it is known. */
export interface LinePatient {
  readonly weight: Kg;
  /** 'both' while nobody has said whether it is a child or an adult. */
  readonly age: DoseAge | 'both';
  readonly years: Years | null;
}

/**
 * Whose doses a patient gets on a card, as `ageGroup` says; a card for one age keeps to its own while the age is not known.
 * Undefined where the patient is of the other age than the card: nothing is computed there.
 */
export function ageOnCard(
  card: { readonly ageGroup?: DoseAge | 'both' },
  weight: Kg,
  years: Years | null,
): DoseAge | 'both' | undefined {
  const group = ageGroup(weight, years);
  switch (card.ageGroup) {
    case 'pediatric':
      // The crew chose the card: without an age a heavy child stays a child.
      return years !== null && group === 'adult' ? undefined : 'pediatric';
    case 'adult':
      return group === 'pediatric' ? undefined : 'adult';
    default:
      return group ?? 'both';
  }
}

/** Whose doses those are, the adult's first. */
export const agesOf = (age: DoseAge | 'both'): readonly DoseAge[] => (age === 'both' ? ['adult', 'pediatric'] : [age]);

/** Whether a dose is meant for this weight at all: an injector of 0.3 mg is not for a child of 22 kg. */
export const isForWeight = ({ only }: LineDose, weight: Kg): boolean =>
  only === undefined || checkRange(only, weight, null).kind !== 'outside';

/**
 * Whether a dose is for a patient of this age, as far as that is known: a child's age has to be, because a small child
 * must not get the dose of a line that may well exclude it.
 */
export function ageFit(
  whose: DoseAge,
  { only }: LineDose,
  weight: Kg,
  years: Years | null,
): 'fits' | 'unknown' | 'excluded' {
  const range = checkRange(only ?? {}, weight, years);
  if (range.kind === 'outside') return range.of === 'age' ? 'excluded' : 'fits';
  return range.kind === 'unchecked' && whose === 'pediatric' ? 'unknown' : 'fits';
}

/** Why a dose is not this patient's, or not yet known to be. */
export type LineWithheld = 'weight' | 'age' | 'needs-age';

/** Why nothing is worked out of the dose of an age for this patient; undefined where it is. */
export function withheldDose(whose: DoseAge, dose: LineDose, patient: LinePatient): LineWithheld | undefined {
  if (!agesOf(patient.age).includes(whose) || !isForWeight(dose, patient.weight)) return 'weight';
  const fit = ageFit(whose, dose, patient.weight, patient.years);
  if (fit === 'fits') return undefined;
  return fit === 'excluded' ? 'age' : 'needs-age';
}

/** Why a line holds no dose for the patient, or none yet; undefined where it does, or nothing is known of a patient. */
export function withheldLine(line: DoseLine, patient: LinePatient | undefined): LineWithheld | undefined {
  if (patient === undefined) return undefined;
  const reasons = agesOf(patient.age).map((age) => {
    const dose = line[age];
    return dose === undefined ? 'weight' : withheldDose(age, dose, patient);
  });
  if (reasons.includes(undefined)) return undefined;
  return reasons.includes('needs-age') ? 'needs-age' : (reasons.find((why) => why === 'age') ?? 'weight');
}

/** Whether a line is for the patient; one that still asks for the age is. */
export function isForPatient(line: DoseLine, patient: LinePatient | undefined): boolean {
  const why = withheldLine(line, patient);
  return why === undefined || why === 'needs-age';
}

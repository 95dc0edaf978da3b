import { ageGroup, type DoseAge } from '../age-group.ts';
import { checkRange } from '../patient-range.ts';
import type { Kg, Years } from '../units.ts';
import type { DoseLine, LineDose } from './line-dose.ts';

/** A card's patient: the weight, the age group whose doses apply, and the age as far as it is known. */
export interface LinePatient {
  readonly weight: Kg;
  /** 'both' until it is known whether the patient is a child or an adult. */
  readonly age: DoseAge | 'both';
  readonly years: Years | null;
}

/**
 * The age group whose doses a patient gets on a card, as `ageGroup` decides. A card for one age group uses that group
 * while the age is unknown. Undefined when the patient belongs to the other age group: nothing is calculated there.
 */
export function ageOnCard(
  card: { readonly ageGroup?: DoseAge | 'both' },
  weight: Kg,
  years: Years | null,
): DoseAge | 'both' | undefined {
  const group = ageGroup(weight, years);
  switch (card.ageGroup) {
    case 'pediatric':
      // The crew chose this card, so a heavy child of unknown age stays a child.
      return years !== null && group === 'adult' ? undefined : 'pediatric';
    case 'adult':
      return group === 'pediatric' ? undefined : 'adult';
    default:
      return group ?? 'both';
  }
}

/** The age groups whose doses apply, the adult's first. */
export const agesOf = (age: DoseAge | 'both'): readonly DoseAge[] => (age === 'both' ? ['adult', 'pediatric'] : [age]);

/** A newborn is under 1 month old. */
const MONTHS_A_YEAR = 12;

/** A dose as it is for a patient of this age: a newborn may have another one. */
export const doseForAge = (dose: LineDose, years: Years | null): LineDose =>
  years?.value.times(MONTHS_A_YEAR).lt(1) ? (dose.newborn ?? dose) : dose;

/** True when a dose is meant for this weight at all: an injector of 0.3 mg is not for a child of 22 kg. */
export const isForWeight = ({ only }: LineDose, weight: Kg): boolean =>
  only === undefined || checkRange(only, weight, null).kind !== 'outside';

/**
 * Checks whether a dose is for a patient of this age, as far as the age is known. A child's age has to be known,
 * because a small child must not get a dose from a line that may exclude children of that age.
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

/** Reason why a dose is not for this patient, or is not yet known to be. */
export type LineWithheld = 'weight' | 'age' | 'needs-age';

/** Reason why no dose of this age group is calculated for this patient; undefined when one is. */
export function withheldDose(whose: DoseAge, dose: LineDose, patient: LinePatient): LineWithheld | undefined {
  if (!agesOf(patient.age).includes(whose) || !isForWeight(dose, patient.weight)) return 'weight';
  const fit = ageFit(whose, dose, patient.weight, patient.years);
  if (fit === 'fits') return undefined;
  return fit === 'excluded' ? 'age' : 'needs-age';
}

/**
 * Reason why a line has no dose for the patient, or none yet; undefined when there is a dose or no patient is known.
 */
export function withheldLine(line: DoseLine, patient: LinePatient | undefined): LineWithheld | undefined {
  if (patient === undefined) return undefined;
  const reasons = agesOf(patient.age).map((age) => {
    const dose = line[age];
    return dose === undefined ? 'weight' : withheldDose(age, dose, patient);
  });
  if (reasons.includes(undefined)) return undefined;
  return reasons.includes('needs-age') ? 'needs-age' : (reasons.find((why) => why === 'age') ?? 'weight');
}

/** True when a line is for the patient, including a line that still needs the age. */
export function isForPatient(line: DoseLine, patient: LinePatient | undefined): boolean {
  const why = withheldLine(line, patient);
  return why === undefined || why === 'needs-age';
}

import { fitOf, type Who } from '@first60/clinical';

/** A patient, or the patients of one group of a dose. */
export type FittedPatient = Parameters<typeof fitOf>[1];

/** What is not known of these patients: nothing that surely fits the patient is said again. */
export function unsurePart({ group, range, if: condition }: Who, patient: FittedPatient): Who {
  return {
    ...(group !== undefined && fitOf({ group }, patient) !== 'yes' && { group }),
    ...(range !== undefined && fitOf({ range }, patient) !== 'yes' && { range }),
    ...(condition !== undefined && fitOf({ if: condition }, patient) !== 'yes' && { if: condition }),
  };
}

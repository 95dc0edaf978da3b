import type { CardPatient } from '@first60/clinical';
import { m } from '../paraglide/messages.js';

/** Nobody is a newborn any more from this age on. */
const NEWBORN_BELOW_YEARS = 1 / 12;

/** Who a patient is for the lines of a card: "Child". */
export function whoWords({ group, age }: Pick<CardPatient, 'group' | 'age'>): string {
  if (group === undefined) return m.patient_not_said();
  if (group === 'adult') return m.protocols_age_adult();
  return age?.value.lt(NEWBORN_BELOW_YEARS) ? m.patient_newborn() : m.patient_child();
}

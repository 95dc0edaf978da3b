import { ADULT_AGE, patientIndicator, readAge, readQuickWeight } from '@first60/clinical';
import { m } from '../../../paraglide/messages.js';
import { typedAge } from '../../../patient/age-words.ts';
import type { Age } from './age.ts';

interface PatientAge {
  readonly age: Age;
  /** The entered values, and what they mean. */
  readonly sentence: string;
}

/**
 * Whether the entered patient is a child or an adult: a child weighs 40 kg or less, as in the calculator's indicator,
 * or is under 18 years old. Undefined if nothing readable was entered.
 */
export function patientAge(weightText: string, ageText: string): PatientAge | undefined {
  const reading = readQuickWeight(weightText);
  const years = readAge(ageText);
  if (reading.kind === 'weight') {
    const weight = reading.weight.value.toFixed();
    if (patientIndicator(reading.weight) === 'pediatric') {
      return { age: 'pediatric', sentence: m.protocols_patient_child_weight({ weight }) };
    }
    if (!isChildAge(years)) return { age: 'adult', sentence: m.protocols_patient_adult_weight({ weight }) };
  }
  if (years.kind !== 'age') return undefined;
  const age = typedAge(ageText);
  return isChildAge(years)
    ? { age: 'pediatric', sentence: m.protocols_patient_child_age({ age }) }
    : { age: 'adult', sentence: m.protocols_patient_adult_age({ age }) };
}

const isChildAge = (reading: ReturnType<typeof readAge>): boolean =>
  reading.kind === 'age' && reading.age.value.lt(ADULT_AGE);

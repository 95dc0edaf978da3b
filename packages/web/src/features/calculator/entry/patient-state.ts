import { setPatient, usePatientText } from '../../../patient/patient.ts';

export interface Patient {
  readonly weightText: string;
  readonly ageText: string;
}

/** The patient in front of the crew: the same one in both calculators. */
export function usePatient(): Patient {
  return { weightText: usePatientText('weight'), ageText: usePatientText('age') };
}

export const setAgeText = (text: string): void => setPatient({ age: text });

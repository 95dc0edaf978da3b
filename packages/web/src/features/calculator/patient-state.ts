import { patientText, setPatient, usePatientText } from '../../lib/patient.ts';
import { zoneOfAge } from './zone-age.ts';

export interface Patient {
  readonly weightText: string;
  readonly ageText: string;
}

/** The patient in front of the crew: the same one in both calculators. */
export function usePatient(): Patient {
  return { weightText: usePatientText('weight'), ageText: usePatientText('age') };
}

/** A zone's age belongs to the zone's weight: another weight does not keep it. */
export function setWeightText(text: string): void {
  setPatient(zoneOfAge(patientText('age')) === undefined ? { weight: text } : { weight: text, age: '' });
}

export const setAgeText = (text: string): void => setPatient({ age: text });

import { type Kg, readAge, readQuickWeight, type Years } from '@first60/clinical';
import { useMemo } from 'react';
import { patientText, setPatient, usePatientText } from './patient.ts';
import { zoneOfAge } from './zone-age.ts';

/** A zone's age belongs to the zone's weight: another weight does not keep it. */
export function setWeightText(text: string): void {
  setPatient(zoneOfAge(patientText('age')) === undefined ? { weight: text } : { weight: text, age: '' });
}

/** The age that was entered, in whatever calculator, or null where there is none that can be calculated with. */
export function usePatientAge(): Years | null {
  const text = usePatientText('age');
  return useMemo(() => {
    const reading = readAge(text);
    return reading.kind === 'age' ? reading.age : null;
  }, [text]);
}

/** The weight that was entered, or null where there is none that can be calculated with. */
export function usePatientWeight(): Kg | null {
  const text = usePatientText('weight');
  return useMemo(() => {
    const reading = readQuickWeight(text);
    return reading.kind === 'weight' ? reading.weight : null;
  }, [text]);
}

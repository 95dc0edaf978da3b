import { type Kg, readAge, readQuickWeight, type Years } from '@first60/clinical';
import type { Zone } from '@first60/content';
import { useMemo } from 'react';
import { edition } from '../edition/edition.ts';
import { patientText, setPatient, usePatientText } from './patient.ts';

/** Weight and age as they were typed: the same ones on every screen. */
export interface WeightAndAge {
  readonly weightText: string;
  readonly ageText: string;
}

export const useWeightAndAge = (): WeightAndAge => ({
  weightText: usePatientText('weight'),
  ageText: usePatientText('age'),
});

/** A zone's age belongs to the zone's weight: another weight does not keep it. */
export function setWeightText(text: string): void {
  setPatient(zoneOfAge(patientText('age')) === undefined ? { weight: text } : { weight: text, age: '' });
}

export const setAgeText = (text: string): void => setPatient({ age: text });

/** The zone whose age label a text is ("3-4 years"): a label set by a press on the guide, not an age to read. */
export const zoneOfAge = (ageText: string): Zone | undefined => edition.zones.find(({ age }) => age.text === ageText);

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

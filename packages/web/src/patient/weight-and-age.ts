import { type Kg, readAge, readQuickWeight, type Years } from '@first60/clinical';
import type { Zone } from '@first60/edition';
import { useMemo } from 'react';
import { type CardNames, liveCardNames } from '../edition/parts/card-names.ts';
import { patientText, setPatient, usePatientText } from './patient.ts';

/** Weight and age as typed. All screens share them. */
export interface WeightAndAge {
  readonly weightText: string;
  readonly ageText: string;
}

export const useWeightAndAge = (): WeightAndAge => ({
  weightText: usePatientText('weight'),
  ageText: usePatientText('age'),
});

/** Sets the weight. An age that came from a zone is cleared, because it belongs to the zone's weight. */
export function setWeightText(text: string): void {
  setPatient(
    zoneOfAge(liveCardNames(), patientText('age')) === undefined ? { weight: text } : { weight: text, age: '' },
  );
}

export const setAgeText = (text: string): void => setPatient({ age: text });

/** The zone that has this text as its age label ("3-4 years"). A press on the guide sets it. */
export const zoneOfAge = ({ zones }: Pick<CardNames, 'zones'>, ageText: string): Zone | undefined =>
  zones.find(({ age }) => age.text === ageText);

/** The entered age. Null where there is none or it cannot be read. */
export function usePatientAge(): Years | null {
  const text = usePatientText('age');
  return useMemo(() => {
    const reading = readAge(text);
    return reading.kind === 'age' ? reading.age : null;
  }, [text]);
}

/** The entered weight. Null where there is none or it cannot be read. */
export function usePatientWeight(): Kg | null {
  const text = usePatientText('weight');
  return useMemo(() => {
    const reading = readQuickWeight(text);
    return reading.kind === 'weight' ? reading.weight : null;
  }, [text]);
}

import { type Kg, readAge, readQuickWeight, type Years } from '@first60/clinical';
import type { EditionContents, Zone } from '@first60/edition';
import { useMemo } from 'react';
import { liveContents } from '../edition/live-edition.ts';
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

const NOT_REPLACED = { 'replaced-weight': '', 'replaced-age': '' };

/** Sets the weight. An age that came from a zone is cleared, because it belongs to the zone's weight. */
export function setWeightText(text: string): void {
  const isOfZone = zoneOfAge(liveContents(), patientText('age')) !== undefined;
  setPatient({ ...NOT_REPLACED, weight: text, ...(isOfZone && { age: '' }) });
}

/**
 * Sets the patient to a zone: its average weight and its age label. A weight that was entered before can be restored.
 */
export function setZone({ avgWeight, age }: Zone): void {
  const [weight, ageText] = [patientText('weight'), patientText('age')];
  const isEntered = weight !== '' && zoneOfAge(liveContents(), ageText) === undefined;
  setPatient({
    ...(isEntered && { 'replaced-weight': weight, 'replaced-age': ageText }),
    weight: String(avgWeight),
    age: age.text,
  });
}

/** Restores the weight and the age that a zone has replaced. */
export const takeBackReplaced = (): void =>
  setPatient({ ...NOT_REPLACED, weight: patientText('replaced-weight'), age: patientText('replaced-age') });

export const setAgeText = (text: string): void => setPatient({ age: text });

/** The zone with this age label ("3-4 years"). Pressing a zone on the guide enters that label as the age. */
export const zoneOfAge = ({ zones }: Pick<EditionContents, 'zones'>, ageText: string): Zone | undefined =>
  zones.find(({ age }) => age.text === ageText);

/** The entered age. Null if there is none or it cannot be read. */
export function usePatientAge(): Years | null {
  const text = usePatientText('age');
  return useMemo(() => {
    const reading = readAge(text);
    return reading.kind === 'age' ? reading.age : null;
  }, [text]);
}

/** The entered weight. Null if there is none or it cannot be read. */
export function usePatientWeight(): Kg | null {
  const text = usePatientText('weight');
  return useMemo(() => {
    const reading = readQuickWeight(text);
    return reading.kind === 'weight' ? reading.weight : null;
  }, [text]);
}

import { useState } from 'react';
import { useSessionText } from '../../lib/session-state.ts';
import { PATIENT_KEYS } from './patient-idle.ts';
import { zoneOfAge } from './zone-age.ts';

export interface Patient {
  readonly weightText: string;
  readonly ageText: string;
  readonly setWeightText: (text: string) => void;
  readonly setAgeText: (text: string) => void;
  /** Weight and age at once, as a color zone gives them. */
  readonly setBoth: (weightText: string, ageText: string) => void;
  readonly clear: () => void;
  /** When a value was last changed or confirmed, in epoch milliseconds. */
  readonly touchedAt: number;
  readonly confirm: () => void;
}

/**
 * The patient in front of the crew, the same one in both calculators: kept for this visit on this device, never
 * sent.
 */
export function usePatient(): Patient {
  const [weightText, setWeightText] = useSessionText(PATIENT_KEYS.weight);
  const [ageText, setAgeText] = useSessionText(PATIENT_KEYS.age);
  const [touchedAt, setTouchedAt] = useTouchedAt();
  const setBoth = (weight: string, age: string) => {
    setWeightText(weight);
    setAgeText(age);
    setTouchedAt(Date.now());
  };
  return {
    weightText,
    ageText,
    // A zone's age belongs to the zone's weight: another weight must not keep it.
    setWeightText: (text) => setBoth(text, zoneOfAge(ageText) === undefined ? ageText : ''),
    setAgeText: (text) => setBoth(weightText, text),
    setBoth,
    clear: () => setBoth('', ''),
    touchedAt,
    confirm: () => setTouchedAt(Date.now()),
  };
}

function useTouchedAt(): [number, (time: number) => void] {
  const [text, setText] = useSessionText(PATIENT_KEYS.touchedAt);
  // Values without a time were entered just now, as far as anyone can tell.
  const [openedAt] = useState(Date.now);
  return [Number(text) || openedAt, (time) => setText(String(time))];
}

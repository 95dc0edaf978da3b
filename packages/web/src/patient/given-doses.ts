import { useMemo } from 'react';
import { patientText, setPatient, usePatientText } from './patient.ts';

/** A dose that the crew has marked as given. It stays on the device and goes with the patient. */
export interface GivenDose {
  /** The line of the card that gave it. */
  readonly line: string;
  /** The dose as it was shown: "3.2 mg". */
  readonly dose: string;
  /** The weight that it was worked out for, in kg as text; '' when it needs none. */
  readonly weight: string;
  /** When it was marked, in epoch milliseconds. */
  readonly at: number;
}

const isGiven = (value: unknown): value is GivenDose => {
  const { line, dose, weight, at } = value as Partial<Record<keyof GivenDose, unknown>>;
  return typeof line === 'string' && typeof dose === 'string' && typeof weight === 'string' && typeof at === 'number';
};

/** The doses in a stored text. A text that is not ours counts as none. */
export function readGiven(text: string): readonly GivenDose[] {
  if (text === '') return [];
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) ? list.filter((one) => typeof one === 'object' && one !== null && isGiven(one)) : [];
  } catch {
    return [];
  }
}

/** Marks a dose of this patient as given now. */
export const markGiven = (dose: Omit<GivenDose, 'at'>): void =>
  setPatient({ given: JSON.stringify([...readGiven(patientText('given')), { ...dose, at: Date.now() }]) });

/** Takes back the last mark of a line. */
export function takeBackGiven(line: string): void {
  const list = readGiven(patientText('given'));
  const last = list.findLastIndex((dose) => dose.line === line);
  const left = list.filter((_, place) => place !== last);
  setPatient({ given: left.length === 0 ? '' : JSON.stringify(left) });
}

/** The doses of a line that were marked as given, the first one first. */
export function useGiven(line: string): readonly GivenDose[] {
  const text = usePatientText('given');
  return useMemo(() => readGiven(text).filter((dose) => dose.line === line), [text, line]);
}

import type { DosingRow, Drug } from '@first60/edition';
import { useEffect } from 'react';
import { patientText, setPatient, usePatientText } from '../../../patient/patient.ts';

/** The input for one infusion: the rate and the crew's own dilution. */
export interface InfusionEntry {
  readonly rate: string;
  readonly drug: string;
  readonly volume: string;
}

const EMPTY: InfusionEntry = { rate: '', drug: '', volume: '' };

/** The values joined by line breaks, which cannot occur in a field. The first line identifies the infusion. */
export const entryText = (of: string, { rate, drug, volume }: InfusionEntry): string =>
  [rate, drug, volume].every((text) => text === '') ? '' : [of, rate, drug, volume].join('\n');

/** The input for this infusion. Empty if the stored input belongs to another infusion. */
export function entryOf(text: string, of: string): InfusionEntry {
  const [infusion, rate = '', drug = '', volume = ''] = text.split('\n');
  return infusion === of ? { rate, drug, volume } : EMPTY;
}

/** Identifies a row among the rows of all drugs. */
export const rowKey = ({ id }: Drug, { indication }: DosingRow): string => `${id} ${indication}`;

/** Stored with the patient's values and cleared together with them. */
export function useInfusionEntry(of: string): [InfusionEntry, (changes: Partial<InfusionEntry>) => void] {
  const entry = entryOf(usePatientText('infusion'), of);
  return [entry, (changes) => setPatient({ infusion: entryText(of, { ...entry, ...changes }) })];
}

/** Clears input that was typed for another row. `of` is null if no row is chosen. */
export function useClearOtherInfusions(of: string | null): void {
  useEffect(() => {
    const text = patientText('infusion');
    if (text !== '' && (of === null || text.split('\n')[0] !== of)) setPatient({ infusion: '' });
  }, [of]);
}

import type { DosingRow, Drug } from '@first60/content';
import { useEffect } from 'react';
import { patientText, setPatient, usePatientText } from '../../../patient/patient.ts';

/** What a crew typed for one infusion: the rate it chose, and its own dilution. */
export interface InfusionEntry {
  readonly rate: string;
  readonly drug: string;
  readonly volume: string;
}

const EMPTY: InfusionEntry = { rate: '', drug: '', volume: '' };

/** A field is one line, so a line break keeps the texts apart; the first says which infusion they are of. */
export const entryText = (of: string, { rate, drug, volume }: InfusionEntry): string =>
  [rate, drug, volume].every((text) => text === '') ? '' : [of, rate, drug, volume].join('\n');

/** What is kept for an infusion: nothing of what was typed for another. */
export function entryOf(text: string, of: string): InfusionEntry {
  const [kept, rate = '', drug = '', volume = ''] = text.split('\n');
  return kept === of ? { rate, drug, volume } : EMPTY;
}

/** Names a row among all of all drugs. */
export const rowKey = ({ id }: Drug, { indication }: DosingRow): string => `${id} ${indication}`;

/** Kept with the patient's values, for this visit: it goes with the patient, and is never the stock's. */
export function useInfusionEntry(of: string): [InfusionEntry, (changes: Partial<InfusionEntry>) => void] {
  const entry = entryOf(usePatientText('infusion'), of);
  return [entry, (changes) => setPatient({ infusion: entryText(of, { ...entry, ...changes }) })];
}

/** Forgets what was typed for any other medication or indication than the chosen one; null where none is. */
export function useForgetOtherInfusions(of: string | null): void {
  useEffect(() => {
    const text = patientText('infusion');
    if (text !== '' && (of === null || text.split('\n')[0] !== of)) setPatient({ infusion: '' });
  }, [of]);
}

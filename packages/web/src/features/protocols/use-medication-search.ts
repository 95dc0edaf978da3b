import type { Drug } from '@first60/content';
import { type Medication, paths } from '@first60/contract';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { drugsKnownAs } from '../../lib/drug-names.ts';
import { edition } from '../../lib/edition.ts';
import { bestMedicationsFirst, searchMedications } from '../../lib/medication-search.ts';

export interface MedicationSearch {
  readonly state: 'loading' | 'failed' | 'loaded';
  /** The medications that hold the term, best first. */
  readonly found: readonly Medication[];
  /** Only where none does: the drugs on this device that are known by that name. */
  readonly knownAs: readonly Drug[];
  retry: () => void;
}

const DRUGS = Object.values(edition.formulary);

export function useMedicationSearch(text: string): MedicationSearch {
  const { data, isPending, refetch } = useQuery<Medication[]>({ queryKey: [paths.medications] });
  const { found, knownAs } = useMemo(() => {
    const matches = bestMedicationsFirst(searchMedications(data ?? [], text), text);
    return { found: matches, knownAs: matches.length === 0 ? drugsKnownAs(DRUGS, text) : [] };
  }, [data, text]);
  const state = data !== undefined ? 'loaded' : isPending ? 'loading' : 'failed';
  return { state, found, knownAs, retry: () => void refetch() };
}

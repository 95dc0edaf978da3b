import { type Medication, paths } from '@first60/contract';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useEdition } from '../../edition/live-edition.ts';
import { type MedicationEntries, medicationEntries } from './medication-entry.ts';

export interface Medications extends MedicationEntries {
  readonly state: 'loading' | 'failed' | 'loaded';
  retry: () => void;
}

/** The stored reference, joined with the inventory of the edition. */
export function useMedications(): Medications {
  const edition = useEdition();
  const { data, isPending, isFetching, refetch } = useQuery<Medication[]>({ queryKey: [paths.medications] });
  const entries = useMemo(() => medicationEntries(data ?? [], edition), [edition, data]);
  return {
    ...entries,
    state: data !== undefined ? 'loaded' : isPending || isFetching ? 'loading' : 'failed',
    retry: () => void refetch(),
  };
}

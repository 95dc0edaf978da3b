import { type Medication, paths } from '@first60/contract';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useEdition } from '../../edition/live-edition.ts';
import { referenceOnceTold } from '../../edition/sealed/own-reference.ts';
import { type MedicationEntries, medicationEntries } from './medication-entry.ts';

export interface Medications extends MedicationEntries {
  readonly state: 'loading' | 'failed' | 'loaded';
  retry: () => void;
}

/** The reference, joined with the edition's inventory. The wording comes from the shown edition. */
export function useMedications(): Medications {
  const edition = useEdition();
  const { data, isPending, isFetching, refetch } = useQuery<Medication[]>({ queryKey: [paths.medications] });
  const reference = referenceOnceTold(edition, data);
  const entries = useMemo(() => medicationEntries(reference ?? [], edition), [edition, reference]);
  return {
    ...entries,
    state: reference !== undefined ? 'loaded' : isPending || isFetching ? 'loading' : 'failed',
    retry: () => void refetch(),
  };
}

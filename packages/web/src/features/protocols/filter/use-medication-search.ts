import { type Medication, paths } from '@first60/contract';
import type { Drug, Edition } from '@first60/edition';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { madeOnce } from '../../../edition/made-once.ts';
import { referenceOnceTold } from '../../../edition/sealed/own-reference.ts';
import { whenIdle } from '../../../offline/when-idle.ts';
import { drugsKnownAs } from '../../../search/drug-names.ts';
import { bestMedicationsFirst, prepareMedicationSearch, searchMedications } from '../../../search/medication-search.ts';

export interface MedicationSearch {
  readonly state: 'loading' | 'failed' | 'loaded';
  /** The medications that contain the term, best match first. */
  readonly found: readonly Medication[];
  /** The drugs in the kits that contain the term and are not in the reference. Indications are searched too. */
  readonly inKits: readonly Drug[];
  /** Drugs on this device that are known by the term, if none of the above match. */
  readonly knownAs: readonly Drug[];
  retry: () => void;
}

const searchedDrugs = madeOnce(({ formulary }: Edition) =>
  Object.values(formulary).map((drug) => ({
    drug,
    genericName: drug.genericName,
    brandNames: drug.brandNames.join(', '),
    classification: drug.classPrimary,
    indications: drug.dosing.map(({ indication }) => indication),
  })),
);

const NONE: readonly never[] = [];

/** The medications in the reference and the drugs in the edition that contain a search text. */
export function useMedicationSearch(edition: Edition, text: string): MedicationSearch {
  const { data, isPending, refetch } = useQuery<Medication[]>({ queryKey: [paths.medications] });
  const known = referenceOnceTold(edition, data);
  const reference = known ?? NONE;
  const drugs = searchedDrugs(edition);
  const beyond = useMemo(() => {
    const ids = new Set(reference.map(({ id }) => id));
    return drugs.filter(({ drug }) => !ids.has(drug.id));
  }, [reference, drugs]);
  const { found, inKits, knownAs } = useMemo(() => {
    const matches = bestMedicationsFirst(searchMedications(reference, text), text);
    const kits = bestMedicationsFirst(searchMedications(beyond, text), text).map(({ drug }) => drug);
    return {
      found: matches,
      inKits: kits,
      knownAs:
        matches.length + kits.length === 0
          ? drugsKnownAs(
              drugs.map(({ drug }) => drug),
              text,
            )
          : [],
    };
  }, [reference, drugs, beyond, text]);
  useEffect(() => {
    const stop = new AbortController();
    whenIdle(() => prepareMedicationSearch(reference), stop.signal);
    whenIdle(() => prepareMedicationSearch(beyond), stop.signal);
    return () => stop.abort();
  }, [reference, beyond]);
  const state = known !== undefined ? 'loaded' : isPending ? 'loading' : 'failed';
  return { state, found, inKits, knownAs, retry: () => void refetch() };
}

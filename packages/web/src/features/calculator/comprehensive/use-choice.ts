import type { DosingRow, Drug, Edition } from '@first60/edition';
import { useCallback, useEffect, useMemo } from 'react';
import { useLocation, useSearch } from 'wouter';
import { doseLineOf } from '../../../addresses/dose-line.ts';
import { addressOf, queryValues } from '../../../addresses/query-values.ts';
import { useEntryState } from '../../../addresses/shown-address.ts';
import { useEdition } from '../../../edition/live-edition.ts';
import { madeOnce } from '../../../edition/made-once.ts';
import { countMedicationUse } from '../../../favorites/medication-use.ts';
import { onPatientCleared } from '../../../patient/patient.ts';
import { type Choice, choiceOf } from './choice.ts';

/** The drugs sorted by name. */
export const drugsByName = madeOnce(({ formulary }: Edition): readonly Drug[] =>
  Object.values(formulary).toSorted((one, other) => one.genericName.localeCompare(other.genericName)),
);

interface ChoiceState {
  readonly choice: Choice;
  readonly chooseDrug: (drug: Drug | null) => void;
  readonly chooseRow: (row: DosingRow | null) => void;
}

/**
 * Medication and indication are part of the address, so a reload keeps them and a protocol can set them. Clearing the
 * patient clears them too.
 */
export function useChoice(path: string): ChoiceState {
  const edition = useEdition();
  const query = useSearch();
  const [, navigate] = useLocation();
  const line = doseLineOf(useEntryState());
  const asked = useMemo(() => queryValues(query, ['medication', 'indication']), [query]);
  const choice = useMemo(
    () => choiceOf({ ...asked, line }, drugsByName(edition), Object.values(edition.protocols)),
    [edition, asked, line],
  );
  const drugId = choice.kind === 'medication' ? choice.drug.id : null;
  useEffect(() => {
    if (drugId !== null) countMedicationUse(drugId);
  }, [drugId]);
  const go = useCallback(
    (medication: string, indication: string) =>
      navigate(`${addressOf(path, { medication, indication })}${window.location.hash}`, { replace: true }),
    [navigate, path],
  );
  useEffect(() => onPatientCleared(() => go('', '')), [go]);
  return {
    choice,
    // Choosing another form of the drug keeps the indication.
    chooseDrug: (drug) => go(drug?.id ?? '', choice.kind === 'ambiguous' && drug !== null ? asked.indication : ''),
    chooseRow: (row) => drugId !== null && go(drugId, row?.indication ?? ''),
  };
}

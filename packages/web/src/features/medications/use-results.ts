import { useMemo } from 'react';
import { useEdition } from '../../edition/live-edition.ts';
import { drugsKnownAs } from '../../search/drug-names.ts';
import { searchMedications } from '../../search/medication-search.ts';
import { type Suggestions, useSuggestions } from '../../search/use-suggestions.ts';
import type { MedicationEntry } from './medication-entry.ts';
import { type MedicationOrder, sortMedications } from './medication-order.ts';
import type { Medications } from './use-medications.ts';

/** The result lists of a search. */
export interface Results {
  readonly found: readonly MedicationEntry[];
  /** Matches among the drugs that are not in the reference. */
  readonly foundInKits: readonly MedicationEntry[];
  /** Drugs also known by that name, if nothing else is found. */
  readonly otherNames: readonly MedicationEntry[];
  /** Drugs with a similar name, if there are no drugs known by that name either. */
  readonly likely: readonly MedicationEntry[];
  readonly suggestions: Suggestions | undefined;
}

/** Everything, or the matches for a term, in the chosen order. Suggestions have the best match first. */
export function useResults({ reference, kitsOnly }: Medications, text: string, order: MedicationOrder): Results {
  const { found, foundInKits, otherNames } = useMemo(() => {
    const narrowed = (entries: readonly MedicationEntry[]) =>
      sortMedications(text.trim() === '' ? entries : searchMedications(entries, text), order);
    const [inReference, inKits] = [narrowed(reference), narrowed(kitsOnly)];
    const nothing = inReference.length + inKits.length === 0;
    const inOrder = nothing ? sortMedications([...reference, ...kitsOnly], order) : [];
    const known = entriesOf(
      drugsKnownAs(
        inOrder.flatMap(({ drug }) => drug ?? []),
        text,
      ),
      inOrder,
    );
    return { found: inReference, foundInKits: inKits, otherNames: known };
  }, [reference, kitsOnly, text, order]);
  const nothing = text.trim() !== '' && found.length + foundInKits.length + otherNames.length === 0;
  const suggestions = useSuggestions(useEdition(), text, nothing);
  const likely = entriesOf(suggestions?.drugs ?? [], [...reference, ...kitsOnly]);
  return { found, foundInKits, otherNames, likely, suggestions };
}

const entriesOf = (drugs: ReadonlyArray<{ readonly id: string }>, entries: readonly MedicationEntry[]) =>
  drugs.flatMap(({ id }) => entries.filter((entry) => entry.id === id));

import type { MedicationEntry } from './medication-entry.ts';

/**
 * The medications that a crew may know by the term, "adrenaline" for epinephrine: offered only where the
 * search itself finds nothing, so that its rule stays exact.
 */
export function knownByOtherName(entries: readonly MedicationEntry[], term: string): MedicationEntry[] {
  const wanted = term.trim().toLowerCase();
  if (wanted === '') return [];
  return entries.filter(({ drug }) =>
    [drug?.classSecondary ?? '', ...(drug?.synonyms ?? [])].some((name) => name.toLowerCase().includes(wanted)),
  );
}

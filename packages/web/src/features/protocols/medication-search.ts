import type { Medication } from '@first60/contract';

/** How many medications a protocol search shows before it points to the medication screen. */
export const SHOWN_MEDICATIONS = 6;

/**
 * The medications whose generic name, brand names, class or any indication hold the term,
 * case-insensitive and trimmed; none for a blank term. Source: product specification section 5.
 */
export function searchMedications(medications: readonly Medication[], term: string): Medication[] {
  const wanted = term.trim().toLowerCase();
  if (wanted === '') return [];
  return medications.filter(({ genericName, brandNames, classification, indications }) =>
    [genericName, brandNames, classification, ...indications].some((text) => text.toLowerCase().includes(wanted)),
  );
}

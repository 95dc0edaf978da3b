/** What a medication is searched by. `brandNames` counts only when it is a text. */
export interface SearchedMedication {
  readonly genericName: string;
  readonly brandNames?: unknown;
  readonly classification: string;
  readonly indications: readonly string[];
}

/**
 * The medications whose generic name, brand names, class or any indication hold the term,
 * case-insensitive and trimmed; none for a blank term. Source: product specification section 5.
 */
export function searchMedications<T extends SearchedMedication>(medications: readonly T[], term: string): T[] {
  const wanted = term.trim().toLowerCase();
  if (wanted === '') return [];
  return medications.filter(({ genericName, brandNames, classification, indications }) => {
    const texts = [
      genericName,
      ...(typeof brandNames === 'string' ? [brandNames] : []),
      classification,
      ...indications,
    ];
    return texts.some((text) => text.toLowerCase().includes(wanted));
  });
}

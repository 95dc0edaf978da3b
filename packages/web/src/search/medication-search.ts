import { CLOSENESS, closeness, foldTerm } from './search-text.ts';

/** What a medication is searched by. `brandNames` counts only when it is a text. */
export interface SearchedMedication {
  readonly genericName: string;
  readonly brandNames?: unknown;
  readonly classification: string;
  readonly indications: readonly string[];
}

/**
 * The medications of which the generic name, brand names, class or any indication hold the term,
 * case-insensitive and from the beginning of a word; none for a blank term. Source: product specification section 5.
 */
export function searchMedications<T extends SearchedMedication>(medications: readonly T[], term: string): T[] {
  const wanted = foldTerm(term);
  if (wanted === '') return [];
  return medications.filter((medication) => textsOf(medication).some((text) => holds(text, wanted)));
}

/** The same medications, those first whose name says the term, then brand, class and indication; equal ones as they were. */
export function bestMedicationsFirst<T extends SearchedMedication>(found: readonly T[], term: string): T[] {
  const wanted = foldTerm(term);
  const rank = new Map(found.map((medication) => [medication, rankOf(medication, wanted)]));
  return found.toSorted((one, other) => (rank.get(one) ?? 0) - (rank.get(other) ?? 0));
}

/** The indication that holds the term, where nothing that a card shows of the medication does. */
export function foundIndication(medication: SearchedMedication, term: string): string | undefined {
  const wanted = foldTerm(term);
  const first = wanted === '' ? undefined : textsOf(medication).find((text) => holds(text, wanted));
  return first !== undefined && medication.indications.includes(first) ? first : undefined;
}

const holds = (text: string, wanted: string): boolean => closeness(foldTerm(text), wanted) !== undefined;

/** In the order of telling most: generic name, brand names, class, indications. */
const textsOf = ({ genericName, brandNames, classification, indications }: SearchedMedication): string[] => [
  genericName,
  ...(typeof brandNames === 'string' ? [brandNames] : []),
  classification,
  ...indications,
];

function rankOf(medication: SearchedMedication, wanted: string): number {
  const ranks = textsOf(medication).flatMap((text, place) => {
    const how = closeness(foldTerm(text), wanted);
    return how === undefined ? [] : CLOSENESS.indexOf(how) * 100 + place;
  });
  return Math.min(...ranks);
}

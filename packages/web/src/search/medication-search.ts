import { madeOnce } from '../edition/made-once.ts';
import { CLOSENESS, closeness, foldTerm } from './search-text.ts';
import { textsWith, wordIndexOf } from './word-index.ts';

/** The searched fields of a medication. `brandNames` is used only if it is a string. */
export interface SearchedMedication {
  readonly genericName: string;
  readonly brandNames?: unknown;
  readonly classification: string;
  readonly indications: readonly string[];
}

/**
 * The medications whose generic name, brand names, class or any indication contain the term, case-insensitively and
 * from the beginning of a word. None for a blank term. Source: product specification section 5.
 */
export function searchMedications<T extends SearchedMedication>(medications: readonly T[], term: string): T[] {
  const wanted = foldTerm(term);
  if (wanted === '') return [];
  return textsWith(indexOf(medications), wanted)
    .flatMap((number) => medications[number] ?? [])
    .filter((medication) => foldedTextsOf(medication).some((text) => holds(text, wanted)));
}

/**
 * Builds the lookup tables for searching these medications, so that the first search does not have to wait for them.
 */
export const prepareMedicationSearch = (medications: readonly SearchedMedication[]): void => void indexOf(medications);

/** The same medications, sorted by where the term is found: name, brand, class, indication. The sort is stable. */
export function bestMedicationsFirst<T extends SearchedMedication>(found: readonly T[], term: string): T[] {
  const wanted = foldTerm(term);
  const rank = new Map(found.map((medication) => [medication, rankOf(medication, wanted)]));
  return found.toSorted((one, other) => (rank.get(one) ?? 0) - (rank.get(other) ?? 0));
}

/** The indication that contains the term, if no other text shown for the medication does. */
export function foundIndication(medication: SearchedMedication, term: string): string | undefined {
  const wanted = foldTerm(term);
  const first = wanted === '' ? -1 : foldedTextsOf(medication).findIndex((text) => holds(text, wanted));
  const text = textsOf(medication)[first];
  return text !== undefined && medication.indications.includes(text) ? text : undefined;
}

const holds = (folded: string, wanted: string): boolean => closeness(folded, wanted) !== undefined;

/** The most informative text first: generic name, brand names, class, indications. */
const textsOf = ({ genericName, brandNames, classification, indications }: SearchedMedication): string[] => [
  genericName,
  ...(typeof brandNames === 'string' ? [brandNames] : []),
  classification,
  ...indications,
];

/** The same texts in the form used for comparison. */
const foldedTextsOf = madeOnce((medication: SearchedMedication) => textsOf(medication).map(foldTerm));

/** The words of each medication, numbered by its place in the list. Made once per list. */
const indexOf = madeOnce((medications: readonly SearchedMedication[]) =>
  wordIndexOf(medications.map((medication) => foldedTextsOf(medication).join(' '))),
);

function rankOf(medication: SearchedMedication, wanted: string): number {
  const ranks = foldedTextsOf(medication).flatMap((text, place) => {
    const how = closeness(text, wanted);
    return how === undefined ? [] : CLOSENESS.indexOf(how) * 100 + place;
  });
  return Math.min(...ranks);
}

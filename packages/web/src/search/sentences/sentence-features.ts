import { isArabicChat } from '../arabic/arabic-chat.ts';
import { skeletonsOf } from '../arabic/arabic-skeleton.ts';
import { conceptsOf, emptyWordsOf } from '../search-concepts.ts';
import { foldTerm } from '../search-text.ts';
import { searchedPatient } from '../searched-patient.ts';

/** The families of a concept, as in a name index: "<limb>" for "ankle". */
export type Families = ReadonlyMap<string, readonly string[]>;

const NEGATION = /^(?:no|cannot) /;
const ARABIC = /\p{Script=Arabic}/u;

/** Prefix of a word that does not name an emergency, to distinguish it from a concept. */
const EMPTY = '=';

/**
 * The features of a sentence for the sentence model: its concepts, pairs of neighboring concepts, word families and
 * pairs of those, the consonants of Arabic words, whether it is about a child, and the words that do not name an
 * emergency. A question about the roster has more of those words than an emergency call. The model is trained and
 * queried with these same features.
 */
export function sentenceFeatures(sentence: string, families: Families): readonly string[] {
  const { child, rest } = searchedPatient(sentence);
  const concepts = conceptsOf(rest, child);
  const arabic = isArabicChat(sentence);
  const inFamilies = concepts.flatMap((concept) => familiesOf(concept, families));
  return [
    ...new Set([
      ...(child ? ['child'] : []),
      ...concepts,
      ...pairs(concepts),
      ...concepts.flatMap((concept) => (arabic || ARABIC.test(concept) ? consonantsOf(concept) : [])),
      ...inFamilies,
      ...pairs(inFamilies),
      ...emptyWordsOf(foldTerm(sentence)).map((word) => EMPTY + word),
    ]),
  ];
}

/** True if a feature is a pair of neighboring concepts. */
export const isPair = (feature: string): boolean => feature.includes('+');

const pairs = (words: readonly string[]): string[] => words.slice(1).map((word, before) => `${words[before]}+${word}`);

const negationOf = (concept: string): string => NEGATION.exec(concept)?.[0] ?? '';

/** The families of a concept. The families of a negated word are negated too. */
function familiesOf(concept: string, families: Families): string[] {
  const own = families.get(concept);
  if (own !== undefined) return [...own];
  const negation = negationOf(concept);
  return (families.get(concept.slice(negation.length)) ?? []).map((family) => negation + family);
}

const consonantsOf = (concept: string): string[] => {
  const negation = negationOf(concept);
  return skeletonsOf(concept.slice(negation.length)).map((skeleton) => `${negation}~${skeleton}`);
};

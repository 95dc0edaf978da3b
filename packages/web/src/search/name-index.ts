import { isOneSlip } from '@first60/clinical';
import MiniSearch from 'minisearch';
import { skeletonsOf } from './arabic/arabic-skeleton.ts';
import { madeInSteps } from './made-in-steps.ts';
import { conceptsOf } from './search-concepts.ts';
import { foldTerm } from './search-text.ts';
import { type SearchedName, type SuggestedFrom, searchedNames, type Target } from './searched-names.ts';

/** An edition's names by their concepts, and the spellings of its words. */
export interface NameIndex {
  readonly byConcept: ReadonlyMap<string, readonly SearchedName[]>;
  /** The weight of a concept. It is higher if fewer targets have the concept. */
  readonly weights: ReadonlyMap<string, number>;
  /** The weight of a word that occurs in no name. */
  readonly unknown: number;
  readonly vocabulary: readonly string[];
  readonly spellings: MiniSearch<{ id: string }>;
  /** The families of a concept, as written in names: "<limb>" for "ankle". */
  readonly families: ReadonlyMap<string, readonly string[]>;
  /** The Arabic words with each skeleton. */
  readonly skeletons: ReadonlyMap<string, readonly string[]>;
}

/** A concept that a typed concept may mean. */
export interface Spelling extends Alike {
  /** The weight of the concept. A word never counts for more through its family than by itself. */
  readonly weight: number;
}

/** The way a concept is typed: by itself, in a term of at most two concepts, in Arabic with Latin letters. */
interface Typed {
  readonly alone: boolean;
  readonly brief: boolean;
  readonly arabic: boolean;
}

interface Alike {
  readonly spelling: string;
  /** From 0 to 1, where 1 is the word itself. */
  readonly quality: number;
}

/** The minimum similarity of a typed word to a known one, from 0 to 1. */
const LIKE = { alone: 0.4, inSentence: 0.6 } as const;
/** A match below this quality may only be one of several words of a name. */
export const NEAR = 0.75;
/**
 * The family of a guessed word is a guess based on a guess, and two such guesses do not make a name. A guess from two
 * consonants counts only in a short term.
 */
const GUESSED_FAMILY = 0.85;
const SAME_SKELETON = { long: 0.85, short: 0.5 } as const;
const ONE_SLIP = { missing: 0.88, wrong: 0.8 } as const;
/** In a sentence, a shorter word is more likely to be another word than a typing error. */
const SLIPPED_LENGTH = { alone: 4, inSentence: 5 } as const;
/** A word that occurs in no name is weighted as if this many targets had it. */
const UNKNOWN_IN = 6;

const WORDS_A_STEP = 50;

/** The index of an edition, made once. */
export const { of: indexOf, ahead: prepareIndex } = madeInSteps(function* (
  edition: SuggestedFrom,
): Generator<undefined, NameIndex> {
  const names: SearchedName[] = [];
  const byConcept = new Map<string, SearchedName[]>();
  const targets = new Map<string, Set<Target>>();
  for (const spelt of searchedNames(edition)) {
    for (const name of spelt)
      for (const concept of name.concepts) {
        const having = byConcept.get(concept);
        if (having === undefined) byConcept.set(concept, [name]);
        else having.push(name);
        targets.set(concept, (targets.get(concept) ?? new Set()).add(name.target));
      }
    names.push(...spelt);
    yield;
  }
  const all = new Set(names.map(({ target }) => target)).size;
  const weights = new Map([...targets].map(([concept, having]) => [concept, Math.log(1 + all / having.size)]));
  const families = new Map<string, string[]>();
  for (const [family, members] of Object.entries(edition.wordFamilies)) {
    for (const concept of members.flatMap(conceptsOfMember))
      families.set(concept, [...(families.get(concept) ?? []), `<${family}>`]);
    yield;
  }
  const concepts = [...weights.keys(), ...families.keys()].filter((concept) => !concept.startsWith('<'));
  const vocabulary = [...new Set(concepts.map((concept) => concept.replace(NEGATION, '')))];
  const spellings = new MiniSearch<{ id: string }>({ fields: ['id'], tokenize: (text) => [text] });
  for (const [place, id] of vocabulary.entries()) {
    spellings.add({ id });
    if (place % WORDS_A_STEP === 0) yield;
  }
  const skeletons = new Map<string, string[]>();
  const written = names.filter(({ glued }) => !glued).flatMap((name) => name.concepts);
  const arabic = [...written, ...families.keys()].filter((concept) => ARABIC.test(concept));
  for (const [place, word] of [...new Set(arabic.map((concept) => concept.replace(NEGATION, '')))].entries()) {
    for (const skeleton of skeletonsOf(word)) skeletons.set(skeleton, [...(skeletons.get(skeleton) ?? []), word]);
    if (place % WORDS_A_STEP === 0) yield;
  }
  const unknown = Math.log(1 + all / UNKNOWN_IN);
  return { byConcept, weights, unknown, vocabulary, spellings, families, skeletons };
});

/** "<pressure low>" is the meaning of a measured value, as written in a name. */
const conceptsOfMember = (member: string): readonly string[] =>
  member.startsWith('<') ? [member.slice(1, -1)] : conceptsOf(foldTerm(member));

const NEGATION = /^(?:no|cannot) /;
const ARABIC = /\p{Script=Arabic}/u;

/**
 * The spellings that a typed concept may mean. A known word means itself. An unknown word may mean a word with one
 * typing error or a few different letters. In an Arabic sentence it may mean a word with the same consonants. The
 * families of each spelling are added.
 */
export function spellingsOf(index: NameIndex, concept: string, how: Typed): Spelling[] {
  const { weights, families } = index;
  const isKnown = (each: string) => weights.has(each) || families.has(each);
  const [negation = ''] = NEGATION.exec(concept) ?? [];
  const word = concept.slice(negation.length);
  const spellings = isKnown(concept) ? [{ spelling: concept, quality: 1 }] : alike(index, word, how);
  if (how.arabic || (ARABIC.test(word) && !isKnown(concept))) spellings.push(...sameSkeleton(index, word, how.alone));
  return spellings
    .map(({ spelling, quality }) => ({ spelling: spelling === concept ? spelling : negation + spelling, quality }))
    .filter(({ spelling }) => isKnown(spelling))
    .flatMap(({ spelling, quality }) => {
      const own = weights.get(spelling);
      const mayGuess = how.brief || quality > SAME_SKELETON.short;
      const inFamilies = (mayGuess ? (families.get(spelling) ?? []) : []).map((family) => ({
        spelling: family,
        quality: quality === 1 ? 1 : quality * GUESSED_FAMILY,
        weight: Math.min(weights.get(family) ?? 0, own ?? Number.POSITIVE_INFINITY),
      }));
      return [{ spelling, quality, weight: own ?? 0 }, ...inFamilies];
    });
}

function alike({ spellings, vocabulary }: NameIndex, word: string, { alone, brief }: Typed): Alike[] {
  const slipped = vocabulary.filter((each) => mayBeSlip(word, each, alone) && isOneSlip(word, each));
  const near = spellings
    .search(word, { fuzzy: slips(word, alone, brief), prefix: word.length > 3 })
    .map(({ id }) => ({ spelling: String(id), quality: likeness(word, String(id)) }))
    .filter(
      ({ spelling, quality }) =>
        quality >= (alone ? LIKE.alone : LIKE.inSentence) && (alone || spelling[0] === word[0]),
    );
  return [
    ...slipped.map((spelling) => ({
      spelling,
      quality: ONE_SLIP[spelling.length === word.length ? 'wrong' : 'missing'],
    })),
    ...near,
  ].filter(({ spelling }) => !isOpposite(word, spelling));
}

/** A two-letter skeleton is shared by more words than a three-letter one. */
const sameSkeleton = ({ skeletons }: NameIndex, word: string, alone: boolean): Alike[] =>
  skeletonsOf(word).flatMap((skeleton) =>
    (alone && skeleton.length < 3 ? [] : (skeletons.get(skeleton) ?? [])).map((spelling) => ({
      spelling,
      quality: SAME_SKELETON[skeleton.length > 2 ? 'long' : 'short'],
    })),
  );

/** In a sentence the first letter is assumed to be correct. */
const mayBeSlip = (word: string, other: string, alone: boolean): boolean =>
  Math.min(word.length, other.length) >= SLIPPED_LENGTH[alone ? 'alone' : 'inSentence'] &&
  (alone || word[0] === other[0]);

/** "Hyper" is not a misspelling of "hypo", although the rest of the word is the same. */
const isOpposite = (one: string, other: string): boolean =>
  (one.startsWith('hyper') && other.startsWith('hypo')) || (one.startsWith('hypo') && other.startsWith('hyper'));

/** The number of letters that may be wrong. */
const slips = (word: string, alone: boolean, brief: boolean): number | false =>
  word.length < (brief ? 4 : 5)
    ? false
    : word.length < 6
      ? 1
      : alone && word.length > 8
        ? 3
        : word.length < 8 && !alone
          ? 1
          : 2;

/** From 0 to 1: the share of letters that two words have in common at the start and at the end. */
function likeness(one: string, other: string): number {
  const shorter = Math.min(one.length, other.length);
  let start = 0;
  while (start < shorter && one[start] === other[start]) start += 1;
  let end = 0;
  while (end < shorter - start && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  return (start + end) / Math.max(one.length, other.length);
}

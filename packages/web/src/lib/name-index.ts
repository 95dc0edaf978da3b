import { isOneSlip } from '@first60/clinical';
import MiniSearch from 'minisearch';
import { type SearchedName, type SuggestedFrom, searchedNames, type Target } from './searched-names.ts';

/** The names of an edition by their concepts, and how its words are spelt. */
export interface NameIndex {
  readonly byConcept: ReadonlyMap<string, readonly SearchedName[]>;
  /** How much a concept tells: the fewer targets have it, the more. */
  readonly weights: ReadonlyMap<string, number>;
  /** How much a word tells that no name has. */
  readonly unknown: number;
  readonly vocabulary: readonly string[];
  readonly spellings: MiniSearch<{ id: string }>;
}

/** A concept that a typed one may stand for. */
export interface Spelling {
  readonly spelling: string;
  /** From 0 to 1, where 1 is the word itself. */
  readonly quality: number;
}

/** How like a known word a typed one has to be, from 0 to 1. */
const LIKE = { alone: 0.4, inSentence: 0.6 } as const;
const ONE_SLIP = { missing: 0.88, wrong: 0.8 } as const;
/** A shorter word in a sentence is more likely another word than a slip. */
const SLIPPED_LENGTH = { alone: 4, inSentence: 5 } as const;
/** A word that no name has counts as one that so many targets have. */
const UNKNOWN_IN = 6;

const indexes = new WeakMap<SuggestedFrom, NameIndex>();

/** Built once per edition. */
export function indexOf(edition: SuggestedFrom): NameIndex {
  const known = indexes.get(edition);
  if (known !== undefined) return known;
  const names = searchedNames(edition);
  const byConcept = new Map<string, SearchedName[]>();
  const targets = new Map<string, Set<Target>>();
  for (const name of names)
    for (const concept of name.concepts) {
      byConcept.set(concept, [...(byConcept.get(concept) ?? []), name]);
      targets.set(concept, (targets.get(concept) ?? new Set()).add(name.target));
    }
  const all = new Set(names.map(({ target }) => target)).size;
  const weights = new Map([...targets].map(([concept, having]) => [concept, Math.log(1 + all / having.size)]));
  const spellings = new MiniSearch<{ id: string }>({ fields: ['id'], tokenize: (text) => [text] });
  const vocabulary = [...new Set([...weights.keys()].map((concept) => concept.replace(/^(?:no|cannot) /, '')))];
  spellings.addAll(vocabulary.map((id) => ({ id })));
  const index = { byConcept, weights, unknown: Math.log(1 + all / UNKNOWN_IN), vocabulary, spellings };
  indexes.set(edition, index);
  return index;
}

/** The spellings that a typed concept may stand for: itself where it is known, else what is one slip or a few letters off. */
export function spellingsOf(
  { weights, spellings, vocabulary }: NameIndex,
  concept: string,
  alone: boolean,
): Spelling[] {
  if (weights.has(concept)) return [{ spelling: concept, quality: 1 }];
  const [, negation = '', word = ''] = /^(no |cannot )?(.*)$/.exec(concept) ?? [];
  const slipped = vocabulary.filter((each) => mayBeSlip(word, each, alone) && isOneSlip(word, each));
  const alike = spellings
    .search(word, { fuzzy: slips(word, alone), prefix: word.length > 3 })
    .map(({ id }) => ({ id: String(id), quality: likeness(word, String(id)) }))
    .filter(({ quality }) => quality >= (alone ? LIKE.alone : LIKE.inSentence));
  return [
    ...slipped.map((id) => ({ id, quality: ONE_SLIP[id.length === word.length ? 'wrong' : 'missing'] })),
    ...alike,
  ].flatMap(({ id, quality }) =>
    weights.has(negation + id) && !isOpposite(word, id) ? [{ spelling: negation + id, quality }] : [],
  );
}

/** In a sentence the first letter is taken to be right. */
const mayBeSlip = (word: string, other: string, alone: boolean): boolean =>
  Math.min(word.length, other.length) >= SLIPPED_LENGTH[alone ? 'alone' : 'inSentence'] &&
  (alone || word[0] === other[0]);

/** Hyper is not hypo, however alike the rest. */
const isOpposite = (one: string, other: string): boolean =>
  (one.startsWith('hyper') && other.startsWith('hypo')) || (one.startsWith('hypo') && other.startsWith('hyper'));

/** How many letters may be wrong. */
const slips = (word: string, alone: boolean): number | false =>
  word.length < 4 ? false : word.length < 6 ? 1 : alone && word.length > 8 ? 3 : word.length < 8 && !alone ? 1 : 2;

/** From 0 to 1: the share of letters at the start and at the end that two words have in common. */
function likeness(one: string, other: string): number {
  const shorter = Math.min(one.length, other.length);
  let start = 0;
  while (start < shorter && one[start] === other[start]) start += 1;
  let end = 0;
  while (end < shorter - start && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  return (start + end) / Math.max(one.length, other.length);
}

import type { Drug, Edition, Protocol } from '@first60/content';
import MiniSearch from 'minisearch';
import { authoredProtocols, type Searched } from './searched-texts.ts';

/** Protocols and drugs with a name like the term, the likeliest first. */
export interface Suggestions {
  readonly protocols: readonly Protocol[];
  readonly drugs: readonly Drug[];
}

/** How many of each are offered: more would be a guess. Epinephrine alone comes in four forms. */
const PROTOCOLS_OFFERED = 3;
const DRUGS_OFFERED = 4;
/** A name this much less like the term than the best one is no candidate. */
const NEAR_THE_BEST = 0.4;
/** A name has to be like words with this share of the letters typed: sharing a "no" means nothing. */
const COVERED = 0.25;

interface Name {
  readonly id: number;
  readonly name: string;
}

type Target = { readonly protocol: Protocol } | { readonly drug: Drug };

interface NameIndex {
  readonly names: MiniSearch<Name>;
  /** What the name of the same number is a name of. */
  readonly targets: readonly Target[];
}

const indexes = new WeakMap<Searched, NameIndex>();

/** The protocols and drugs that a misspelt term may stand for; the exact search comes first, this only when it is empty. */
export function didYouMean(edition: Searched, term: string): Suggestions {
  const { names, targets } = indexOf(edition);
  const typed = wordsOf(term).flatMap((word) => plainWord(word) ?? []);
  // What the library weighs is how rare a word is; among near misses the likeness of the letters tells more.
  const found = names.search(term, {
    boostDocument: (_, word) => Math.max(...typed.map((each) => likeness(each, word))) ** 4,
  });
  const alike = found.filter(({ queryTerms }) => lettersOf(queryTerms) >= lettersOf(typed) * COVERED);
  const least = (alike[0]?.score ?? 0) * NEAR_THE_BEST;
  const near = alike.filter(({ score }) => score >= least).flatMap(({ id }) => targets[Number(id)] ?? []);
  const protocols = near.flatMap((target) => ('protocol' in target ? target.protocol : []));
  const drugs = near.flatMap((target) => ('drug' in target ? target.drug : []));
  return {
    protocols: [...new Set(protocols)].slice(0, PROTOCOLS_OFFERED),
    drugs: [...new Set(drugs)].slice(0, DRUGS_OFFERED),
  };
}

function indexOf(edition: Searched): NameIndex {
  const known = indexes.get(edition);
  if (known !== undefined) return known;
  const named = [...protocolNames(edition), ...drugNames(edition)];
  const names = new MiniSearch<Name>({
    fields: ['name'],
    tokenize: wordsOfName,
    processTerm: plainWord,
    searchOptions: {
      tokenize: wordsOf,
      fuzzy: (word) => (word.length < 4 ? false : word.length < 6 ? 1 : word.length < 9 ? 2 : 3),
      prefix: (_, at, words) => at === words.length - 1,
      combineWith: 'OR',
    },
  });
  names.addAll(named.map(({ name }, id) => ({ id, name })));
  const index = { names, targets: named.map(({ target }) => target) };
  indexes.set(edition, index);
  return index;
}

interface Named {
  readonly name: string;
  readonly target: Target;
}

const protocolNames = (edition: Searched): Named[] =>
  authoredProtocols(edition).flatMap((protocol) =>
    [protocol.title, ...(edition.synonyms[protocol.id] ?? [])].map((name) => ({ name, target: { protocol } })),
  );

const drugNames = ({ formulary }: Pick<Edition, 'formulary'>): Named[] =>
  Object.values(formulary).flatMap((drug) =>
    [drug.genericName, ...drug.brandNames, ...drug.synonyms].map((name) => ({ name, target: { drug } })),
  );

const wordsOf = (text: string): string[] => text.split(/[\s\p{P}]+/u);

/** Its words, and all of them as one: many write Solu-Medrol without the hyphen. */
const wordsOfName = (name: string): string[] => {
  const words = wordsOf(name);
  return words.length > 1 ? [...words, words.join('')] : words;
};

const lettersOf = (words: readonly string[]): number => words.join('').length;

/** Words that say nothing: Arabic and English articles and little words. */
const EMPTY_WORDS: ReadonlySet<string> = new Set([
  'al',
  'the',
  'a',
  'of',
  'in',
  'on',
  'and',
  'his',
  'her',
  'my',
  'to',
  'is',
]);

/** A word without case, accents and the Arabic spellings that vary from hand to hand; nothing for an empty word. */
function plainWord(word: string): string | null {
  const plain = word
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\p{M}\u0640'’]/gu, '')
    .replaceAll('ى', 'ي')
    .replaceAll('ة', 'ه')
    .replace(/^ال(?=.{3})/u, '');
  return plain === '' || EMPTY_WORDS.has(plain) ? null : plain;
}

/** From 0 to 1: the share of letters at the start and at the end that two words have in common. */
function likeness(one: string, other: string): number {
  const shorter = Math.min(one.length, other.length);
  let start = 0;
  while (start < shorter && one[start] === other[start]) start += 1;
  let end = 0;
  while (end < shorter - start && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  return (start + end) / Math.max(one.length, other.length);
}

import { plainWord } from './plain-word.ts';

/** A word of a text: its position, and the form in which it is compared. */
export interface TextWord {
  readonly start: number;
  readonly end: number;
  readonly plain: string;
}

/** Letters, marks and digits make a word. An apostrophe may stand within it. */
const WORD = /[\p{L}\p{N}\p{M}\u0640]+(?:['’][\p{L}\p{N}\p{M}]+)*/gu;

/** The words of a text in order. Punctuation and hyphens separate words. */
export const wordsOf = (text: string): TextWord[] =>
  [...text.matchAll(WORD)].map(({ 0: word, index }) => ({
    start: index,
    end: index + word.length,
    plain: plainWord(word),
  }));

/** The form in which terms and texts are compared: their words with single blanks. Empty for a text without a word. */
export const foldTerm = (text: string): string =>
  wordsOf(text)
    .map(({ plain }) => plain)
    .join(' ');

/**
 * How a text holds a term, best first: it equals the term, has it as whole words, or has a word that starts with it.
 */
export const CLOSENESS = ['equal', 'words', 'start'] as const;
export type Closeness = (typeof CLOSENESS)[number];

/**
 * The best way in which a text holds a term, both folded. Undefined when it does not. A term inside a word is a
 * coincidence, as "epi" in "benzodiazepine", and does not count.
 */
export function closeness(text: string, wanted: string): Closeness | undefined {
  if (text === wanted) return 'equal';
  let best: Closeness | undefined;
  for (let at = text.indexOf(wanted); at !== -1; at = text.indexOf(wanted, at + 1)) {
    if (at > 0 && text[at - 1] !== ' ') continue;
    const after = text[at + wanted.length];
    if (after === undefined || after === ' ') return 'words';
    best = 'start';
  }
  return best;
}

import { plainWord } from './plain-word.ts';

/** A word in a text: its position, and its form for comparison. */
export interface TextWord {
  readonly start: number;
  readonly end: number;
  readonly plain: string;
}

/** A word consists of letters, marks and digits. It may contain an apostrophe. */
const WORD = /[\p{L}\p{N}\p{M}\u0640]+(?:['’][\p{L}\p{N}\p{M}]+)*/gu;

/** The words of a text in order. Punctuation and hyphens separate words. */
export const wordsOf = (text: string): TextWord[] =>
  [...text.matchAll(WORD)].map(({ 0: word, index }) => ({
    start: index,
    end: index + word.length,
    plain: plainWord(word),
  }));

/**
 * The form in which terms and texts are compared: their words separated by single spaces. Empty for a text without
 * words.
 */
export const foldTerm = (text: string): string =>
  wordsOf(text)
    .map(({ plain }) => plain)
    .join(' ');

/**
 * The ways a text can match a term, best first: it equals the term, contains it as whole words, or has a word that
 * starts with the term.
 */
export const CLOSENESS = ['equal', 'words', 'start'] as const;
export type Closeness = (typeof CLOSENESS)[number];

/**
 * The best way in which a text matches a term. Both are folded. Undefined if it does not match. A term inside a word,
 * such as "epi" in "benzodiazepine", is a coincidence and does not count.
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

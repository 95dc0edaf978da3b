/** Lower case, trimmed, inner blanks folded: how terms and texts are compared. */
export const foldTerm = (text: string): string => text.trim().replace(/\s+/g, ' ').toLowerCase();

/** How a text holds a term, best first: it is the term, has it as whole words, as the start of a word, or within one. */
export const CLOSENESS = ['equal', 'words', 'start', 'inside'] as const;
export type Closeness = (typeof CLOSENESS)[number];

/** The best way in which a text holds a term, both folded; undefined when it does not hold it. */
export function closeness(text: string, wanted: string): Closeness | undefined {
  let at = text.indexOf(wanted);
  if (at === -1) return undefined;
  if (text.length === wanted.length) return 'equal';
  let best: Closeness = 'inside';
  for (; at !== -1; at = text.indexOf(wanted, at + 1)) {
    if (isWordPart(text, at - 1)) continue;
    if (!isWordPart(text, at + wanted.length)) return 'words';
    best = 'start';
  }
  return best;
}

const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;
/** The answer for each of the first 128 characters: a single typed letter asks for thousands of them. */
const PLAIN = Array.from({ length: 128 }, (_, code) => LETTER_OR_DIGIT.test(String.fromCharCode(code)));

/** Whether the character there is a letter or a digit. */
export const isWordPart = (text: string, at: number): boolean =>
  PLAIN[text.charCodeAt(at)] ?? LETTER_OR_DIGIT.test(text.charAt(at));

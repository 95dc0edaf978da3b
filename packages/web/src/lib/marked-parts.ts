import { foldTerm, isWordPart } from './search-text.ts';

export interface MarkedPart {
  readonly text: string;
  readonly marked: boolean;
}

/**
 * A text cut where it holds a searched term. Words that begin with the term are marked; only where there is
 * none, occurrences within words. An id typed with hyphens marks the same words of a title.
 */
export function markedParts(text: string, term: string): MarkedPart[] {
  const folded = text.toLowerCase();
  const wanted = foldTerm(term);
  // A letter that changes its length with its case would shift every mark after it.
  if (wanted === '' || folded.length !== text.length) return [{ text, marked: false }];
  const starts = startsOf(folded, wanted) ?? startsOf(folded, wanted.replaceAll('-', ' ')) ?? [];
  const parts: MarkedPart[] = [];
  let end = 0;
  for (const start of starts) {
    if (start > end) parts.push({ text: text.slice(end, start), marked: false });
    end = start + wanted.length;
    parts.push({ text: text.slice(start, end), marked: true });
  }
  if (end < text.length) parts.push({ text: text.slice(end), marked: false });
  return parts;
}

function startsOf(text: string, wanted: string): number[] | undefined {
  const all: number[] = [];
  for (let at = text.indexOf(wanted); at !== -1; at = text.indexOf(wanted, at + wanted.length)) all.push(at);
  if (all.length === 0) return undefined;
  const wordStarts = all.filter((at) => !isWordPart(text, at - 1));
  return wordStarts.length > 0 ? wordStarts : all;
}

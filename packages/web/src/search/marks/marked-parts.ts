import { type TextWord, wordsOf } from '../search-text.ts';

export interface MarkedPart {
  readonly text: string;
  readonly marked: boolean;
}

/**
 * Splits a text at the places that contain the searched term. The term's words must be consecutive, and the last one
 * may be longer than typed.
 */
export function markedParts(text: string, term: string): MarkedPart[] {
  const wanted = wordsOf(term).map(({ plain }) => plain);
  const parts: MarkedPart[] = [];
  let end = 0;
  for (const place of placesOf(wordsOf(text), wanted)) {
    if (place.start < end) continue;
    if (place.start > end) parts.push({ text: text.slice(end, place.start), marked: false });
    parts.push({ text: text.slice(place.start, place.end), marked: true });
    end = place.end;
  }
  if (end < text.length) parts.push({ text: text.slice(end), marked: false });
  return parts;
}

interface Place {
  readonly start: number;
  readonly end: number;
}

function placesOf(words: readonly TextWord[], wanted: readonly string[]): Place[] {
  const typed = wanted.at(-1);
  if (typed === undefined) return [];
  return words.flatMap(({ start }, at) => {
    const last = words[at + wanted.length - 1];
    const whole = wanted.slice(0, -1).every((word, place) => words[at + place]?.plain === word);
    return whole && last?.plain.startsWith(typed) ? { start, end: endOf(last, typed) } : [];
  });
}

/** The end of the typed letters. A word whose compared spelling differs in length is marked as a whole. */
const endOf = ({ start, end, plain }: TextWord, typed: string): number =>
  plain.length === end - start ? start + typed.length : end;

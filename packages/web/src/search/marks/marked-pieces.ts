import { figureParts } from '../../edition/figure-parts.ts';
import { type MarkedPart, markedParts } from './marked-parts.ts';

/** A piece of a text with its marked words: an unbreakable figure, or the text between figures. */
export interface MarkedPiece {
  readonly figure: boolean;
  readonly parts: readonly MarkedPart[];
}

/** Splits a text at its figures and marks the searched term in each piece. A mark across a split becomes two marks. */
export function markedPieces(text: string, term: string): MarkedPiece[] {
  const marked = markedParts(text, term);
  let start = 0;
  return figureParts(text).map((piece) => {
    const end = start + piece.text.length;
    const parts = between(marked, start, end);
    start = end;
    return { figure: piece.figure, parts };
  });
}

function between(marked: readonly MarkedPart[], start: number, end: number): MarkedPart[] {
  let at = 0;
  return marked.flatMap((part) => {
    const text = part.text.slice(Math.max(start - at, 0), Math.max(end - at, 0));
    at += part.text.length;
    return text === '' ? [] : [{ text, marked: part.marked }];
  });
}

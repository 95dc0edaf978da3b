import { FigureError } from './figure-error.ts';
import { type FigurePlace, figureText } from './figure-text.ts';
import { readReference } from './reference.ts';

const IN_BRACES = /\{([^{}]*)\}/g;

/** A text with the figures put in that it names in braces. What cannot be put in is noted and stays as it is written. */
export function withFigures(text: string, place: FigurePlace, note: (sentence: string) => void): string {
  return text.replace(IN_BRACES, (written: string, inside: string) => {
    const reference = readReference(inside);
    if (reference === undefined) {
      note(`"${written}" names no figure: write a regimen and an age, like "{adenosine/svt-first adult}".`);
      return written;
    }
    try {
      return figureText(reference, place);
    } catch (error) {
      if (!(error instanceof FigureError || error instanceof RangeError)) throw error;
      note(`"${written}": ${error.message}.`);
      return written;
    }
  });
}

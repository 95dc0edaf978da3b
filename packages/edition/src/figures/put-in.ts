import { FigureError } from './figure-error.ts';
import { type FigurePlace, figureText, missingDiluentFor } from './figure-text.ts';
import { readReference } from './reference.ts';

const IN_BRACES = /\{([^{}]*)\}/g;
/** Text after which a new sentence begins. */
const BEGINS = /(?:^|[.!?] )$/;

/** Text after which a volume is the volume of a dose: "{adult} = " and "{adult} (". */
const IS_OF_DOSE = /(?:\}|(?:mg|mcg|g|mEq|units)(?:\/kg)?)(?: = | \()$/;
/** A volume that belongs to no drug may be followed by another: "{2 mL of nose} ({1 mL of nose} a nostril)". */
const isStated = (before: string): boolean => {
  const [, inside] = /\{([^{}]*)\}(?: = | \()$/.exec(before) ?? [];
  return inside !== undefined && readReference(inside)?.kind === 'stated';
};

/** Diluent for a dose that the text names or belongs to, when no kit holds that diluent. */
function missingBeside(text: string, place: FigurePlace): string | undefined {
  const around = place.drugs.get(place.drug ?? '')?.acts[place.act ?? ''];
  const named = [...text.matchAll(IN_BRACES)].map(([, inside = '']) => missingDiluentFor(readReference(inside), place));
  return named.find((name) => name !== undefined) ?? around?.missingDiluent?.name;
}

/** The drugs that the words in braces may name: "adenosine/svt-first adult", a ratio of two, or the drug around the text. */
const drugsNamedIn = (inside: string, { drug }: FigurePlace): readonly string[] => [
  ...inside.split(' : ').flatMap((part) => /^[a-z0-9-]+/.exec(part)?.[0] ?? []),
  ...(drug === undefined ? [] : [drug]),
];

/**
 * Fills in the figures named in braces in a text. A figure that cannot be filled in is noted and stays as it is
 * written.
 */
export function withFigures(text: string, place: FigurePlace, note: (sentence: string) => void): string {
  const missing = missingBeside(text, place);
  return text.replace(IN_BRACES, (written: string, inside: string, at: number) => {
    const before = text.slice(0, at);
    const reference = readReference(inside);
    if (reference === undefined) {
      note(`"${written}" names no figure: write an act and an age, like "{adenosine/svt-first adult}".`);
      return written;
    }
    try {
      const figure = figureText(reference, {
        ...place,
        ...(missing !== undefined && { missingDiluent: missing }),
        isEqual: /= $/.test(before),
        isOfDose: IS_OF_DOSE.test(before) && !isStated(before),
      });
      const begins = BEGINS.test(before) && text !== written;
      return begins ? figure.charAt(0).toUpperCase() + figure.slice(1) : figure;
    } catch (error) {
      if (!(error instanceof FigureError || error instanceof RangeError)) throw error;
      const isFollowing = drugsNamedIn(inside, place).some((drug) => place.broken?.has(drug));
      if (!isFollowing) note(`"${written}": ${error.message}.`);
      return written;
    }
  });
}

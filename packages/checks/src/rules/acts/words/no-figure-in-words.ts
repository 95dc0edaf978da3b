import type { ActRule } from '../act-rule.ts';
import type { ActText } from './act-texts.ts';
import { textsFound } from './texts-found.ts';

/** Names that hold a digit and are no figure. */
const NAMES = /\b(?:SpO2|EtCO2|CO2|H2|V4R|G6PD|12-lead|1:10?,?000|(?:2nd|3rd)[ -]degree)\b/gi;
const NUMBER = String.raw`\d+(?:[.:,]\d+)?(?:-\d+(?:\.\d+)?)?`;
const NUMBER_WORD =
  '(?:half(?: an?| the)?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|sixty)';
const COUNTED =
  '(?:doses?|times|parts?|sites?|steps?|mL|milliliters?|mg|mcg|milligrams?|micrograms?|grams?|liters?|seconds?|minutes?|hours?|days?|weeks?|months?|years?|ampoules?|vials?|syringes?|tablets?|nebules?|nostrils?|buttocks?|thighs?)';
const IN_WORDS = new RegExp(
  String.raw`\b(?:${NUMBER_WORD} (?:more )?${COUNTED}|twice|thrice|once more|halves?|halved|doubled?|half (?:in|of|each)\b)`,
  'i',
);
/** With the word behind it, because "5 min" says more than "5". */
const IN_DIGITS = new RegExp(`${NUMBER}(?: ?[%°a-zA-Z]+(?:/[a-zA-Z]+)*)?`);
/** A label may name the vital sign that it is for, like "SpO2 below 94%", but no dose, count, time or age. */
const IN_LABEL =
  /\b\d+(?:[.,]\d+)?(?:-\d+)? ?(?:mc?g|g|mL|L|units?|doses?|times|ms|s|min|h|hours?|days?|weeks?|months?|years?)\b(?!\/dL)/;
/** The volume of a flush, and the breaths after a dose into the tube, may stand in what follows a dose. */
const AFTER_DOSE = /\b\d+(?:-\d+)? (?:mL(?=[^,;.]*\b(?:flush|saline)\b)|breaths\b)/gi;

/** A dose, volume, count, interval or age is a typed value, which no sentence repeats. */
export const noFigureInWords: ActRule = {
  name: 'no-figure-in-words',
  find: (contents) =>
    textsFound(contents, (text) => {
      const said = figureIn(text);
      return said === undefined
        ? undefined
        : `writes out "${said}" under "${text.field}", in "${text.text}": give the figure its own field and take it out of the words.`;
    }),
};

function figureIn({ field, text, isPublished }: ActText): string | undefined {
  if (isPublished) return undefined;
  if (field === 'label' || field === 'cardLabel') return IN_LABEL.exec(text)?.[0];
  const words = (field === 'then' ? text.replaceAll(AFTER_DOSE, '') : text).replaceAll(NAMES, '');
  return (IN_DIGITS.exec(words) ?? IN_WORDS.exec(words))?.[0];
}

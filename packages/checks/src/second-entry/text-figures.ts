import { NAMES_WITH_DIGITS } from '@first60/edition';

/** A figure in a text, with its position in that text. */
export interface TextFigure {
  readonly value: string;
  /** "mg/kg", with the space before it. */
  readonly unit: string;
  readonly start: number;
  readonly end: number;
}

/** A figure without its unit. */
const NUMBERS_ALONE = /^[\d.,:]+(?:(?:-| to )[\d.,]+)?/;
const NUMBER = String.raw`\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?`;
const UNIT_WORDS = [
  'mg',
  'mcg',
  'g',
  'mEq',
  'mmol',
  'units?',
  'mL',
  'L',
  'kg',
  'J',
  '%',
  '°C',
  'mmHg',
  // Centimeters of water (cmH2O), with H2O masked.
  'cm ?___',
  'cm',
  'mm',
  'F',
  'min(?:utes?)?',
  's(?:ec(?:onds?)?)?',
  'h(?:ours?)?',
  'days?',
  'weeks?',
  'months?',
  'years?',
];
const UNIT = String.raw`(?: ?(?:${UNIT_WORDS.join('|')})(?:\/(?:kg|min|h|mL|dL|L|dose|day))*(?![\p{L}\p{N}])|\/(?:min|h|kg)(?![\p{L}\p{N}])|(?:st|nd|rd|th|G)(?![\p{L}\p{N}]))?`;
/** "D10", "S1Q3T3": the letters belong to the name. */
const WITH_LETTERS = String.raw`\p{L}{1,6}\d[\p{L}\p{N}]*`;
const FIGURE = new RegExp(
  String.raw`(?<![\p{L}\p{N}.,])(?:(?:${NUMBER})(?:(?:-| to |:)(?:${NUMBER}))?${UNIT}|${WITH_LETTERS})`,
  'gu',
);

/** The figures in a text, each with its unit. Both ends of a range form one figure. */
export function textFigures(text: string): readonly TextFigure[] {
  // The mask has the same length as the name, so positions in the text stay valid.
  const masked = text.replace(NAMES_WITH_DIGITS, (name) => '_'.repeat(name.length));
  return [...masked.matchAll(FIGURE)].map(({ 0: found, index }) => {
    const end = index + found.length;
    const value = text.slice(index, end);
    return { value, unit: value.replace(NUMBERS_ALONE, ''), start: index, end };
  });
}

/** The text with each of its figures replaced. */
export function withFiguresAs(
  text: string,
  figures: readonly TextFigure[],
  shown: (figure: TextFigure, at: number) => string,
): string {
  let [rest, told] = [0, ''];
  for (const [at, figure] of figures.entries()) {
    told += text.slice(rest, figure.start) + shown(figure, at);
    rest = figure.end;
  }
  return told + text.slice(rest);
}

/** A text without its figures. Two texts that differ only in figures give the same result. */
export const wordsAround = (text: string): string => withFiguresAs(text, textFigures(text), () => '___');

import { Decimal, readDecimal } from './decimal.ts';
import { type Years, years } from './units.ts';

export type AgeReading =
  | { readonly kind: 'empty' }
  | { readonly kind: 'age'; readonly age: Years }
  | { readonly kind: 'too-old' }
  | { readonly kind: 'not-understood' };

/** How many of each unit make a year. Weeks use 365.25 days. */
const PER_YEAR: ReadonlyArray<{ readonly words: RegExp; readonly perYear: Decimal }> = [
  { words: /^(years?|yrs?|yo|y)$/, perYear: new Decimal(1) },
  { words: /^(months?|mths?|mo|m)$/, perYear: new Decimal(12) },
  { words: /^(weeks?|wks?|w)$/, perYear: new Decimal('365.25').div(7) },
  { words: /^(days?|d)$/, perYear: new Decimal('365.25') },
];

const NUMBER_AND_WORD = /^([^\sa-z]+)\s*([a-z]*)\.?$/;
const MAX_YEARS = 120;

/**
 * Reads an age typed as free text. A plain number is years; "6 months", "18 mo", "3 weeks", "2 y"
 * are understood. Anything else, ranges and zone labels such as "3-4 years" included, is
 * 'not-understood': the calculator then shows a message and computes nothing from age.
 */
export function readAge(text: string): AgeReading {
  const trimmed = text.trim().toLowerCase();
  if (trimmed === '') return { kind: 'empty' };
  const [, amount = '', word = ''] = NUMBER_AND_WORD.exec(trimmed) ?? [];
  const number = readDecimal(amount);
  const unit = PER_YEAR.find(({ words }) => words.test(word === '' ? 'y' : word));
  if (number === null || unit === undefined) return { kind: 'not-understood' };
  const inYears = number.div(unit.perYear);
  return inYears.gt(MAX_YEARS) ? { kind: 'too-old' } : { kind: 'age', age: years(inYears) };
}

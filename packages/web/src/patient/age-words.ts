import { type AgePart, type AgeUnit, readAge, readDecimal, type Years } from '@first60/clinical';
import { m } from '../paraglide/messages.js';

const WORDS: Readonly<Record<AgeUnit, readonly [one: () => string, more: (of: { count: string }) => string]>> = {
  year: [m.age_year, m.age_years],
  month: [m.age_month, m.age_months],
  week: [m.age_week, m.age_weeks],
  day: [m.age_day, m.age_days],
};

/** The parts of an age in words: "1 year 6 months". */
const ageWords = (parts: readonly AgePart[]): string =>
  parts.map(({ amount, unit }) => partWords(amount.toFixed(), unit)).join(' ');

function partWords(count: string, unit: AgeUnit): string {
  const [one, more] = WORDS[unit];
  return count === '1' ? one() : more({ count });
}

/** The age read from a typed text, in words, unless it is just a number of years. */
function readingWords(text: string): string | undefined {
  const age = readAge(text);
  return age.kind === 'age' && readDecimal(text) === null ? ageWords(age.parts) : undefined;
}

/** The text next to the field: the age as it was read, unless the typed text already shows it. */
export function ageEcho(text: string): string | undefined {
  const age = readingWords(text);
  return age && m.age_read({ age });
}

/** A typed age as it is shared and printed: in words, or as the typed number of years. */
export const typedAge = (text: string): string => readingWords(text) ?? text.trim();

/** An exact age in words: whole years, or else whole months, or else days. */
export function yearsWords({ value }: Years): string {
  const months = value.times(12).round(10);
  if (value.round(0).eq(value) && value.gt(0)) return partWords(value.toFixed(), 'year');
  if (months.round(0).eq(months) && value.gt(0)) return partWords(months.toFixed(), 'month');
  return value.lt(1)
    ? partWords(value.times('365.25').round(0).toFixed(), 'day')
    : partWords(value.round(2).toFixed(), 'year');
}

import { Decimal, readDecimal } from './decimal.ts';
import { plainText } from './plain-text.ts';
import { type Years, years } from './units.ts';

export type AgeUnit = 'year' | 'month' | 'week' | 'day';

/** A part of an age as entered: the 6 months of "1 year 6 months". */
export interface AgePart {
  readonly amount: Decimal;
  readonly unit: AgeUnit;
}

export type AgeReading =
  | { readonly kind: 'empty' }
  | { readonly kind: 'age'; readonly age: Years; readonly parts: readonly AgePart[] }
  | { readonly kind: 'too-old' }
  | { readonly kind: 'not-understood' };

/** How many of each unit make a year. Weeks use 365.25 days. */
const PER_YEAR: Readonly<Record<AgeUnit, Decimal>> = {
  year: new Decimal(1),
  month: new Decimal(12),
  week: new Decimal('365.25').div(7),
  day: new Decimal('365.25'),
};

/** The words for each unit, longest units first. Arabic words are in the form that `folded` produces. */
const WORDS: ReadonlyArray<readonly [unit: AgeUnit, words: RegExp]> = [
  ['year', /^(?:y|yo|yr|yrs|years?|سنه|سنوات|سنين|عاما?|اعوام)$/],
  ['month', /^(?:m|mo|mos|mon|mons|mth|mths|mnth|mnths|months?|شهرا?|اشهر|شهور)$/],
  ['week', /^(?:w|wk|wks|weeks?|اسبوعا?|اسابيع)$/],
  ['day', /^(?:d|days?|يوما?|ايام)$/],
];
/** A word that includes its own number. */
const ONE_OR_TWO: ReadonlyArray<readonly [unit: AgeUnit, one: RegExp, two: RegExp]> = [
  ['year', /^(?:سنه|عام)(?: واحده?)?$/, /^(?:سنتين|سنتان|عامين|عامان)$/],
  ['month', /^شهر(?: واحد)?$/, /^(?:شهرين|شهران)$/],
  ['week', /^اسبوع(?: واحد)?$/, /^(?:اسبوعين|اسبوعان)$/],
  ['day', /^يوم(?: واحد)?$/, /^(?:يومين|يومان)$/],
];
/** Clinical shorthand for a number of months, weeks or days: "6/12", "3/52", "2/7". */
const PARTS_OF: Readonly<Record<string, AgeUnit>> = { '12': 'month', '52': 'week', '7': 'day' };
const SLASHED = /(?<![\d.,/])(\d{1,2})\s*\/\s*(12|52|7)(?![\d.,/])/g;
const NEWBORN = /^(?:new ?born|حديث الولاده|حديثه الولاده)$/;
/** The largest amount of a smaller unit allowed after a larger one: "1 year 18 months" is ambiguous. */
const MOST_BESIDE: Readonly<Record<AgeUnit, number>> = { year: 0, month: 11, week: 52, day: 30 };
/** A number and its word, or a word that includes its number. */
const PART = /^(?:([\d.,،٫]+)\s*)?([a-z]+|[\u0620-\u064A]+(?: واحده?)?)?(?:\s+|$)/;
const MAX_YEARS = 120;

/**
 * Reads an age typed as free text. A plain number means years. "6 months", "18 mo", "1y6m", "3 wks", "2yo", "10 y/o",
 * "6/12", "3/52", "2/7", "سنتين" and "٦ أشهر" are understood, with the digits of any script. Anything else, including ranges
 * and zone labels such as "3-4 years", is 'not-understood': the calculator then shows a message and calculates nothing from
 * the age.
 */
export function readAge(text: string): AgeReading {
  const said = folded(text);
  if (said === '') return { kind: 'empty' };
  const parts = NEWBORN.test(said) ? [{ amount: new Decimal(0), unit: 'day' as const }] : partsOf(said);
  if (parts === null) return { kind: 'not-understood' };
  const inYears = parts.reduce((sum, { amount, unit }) => sum.plus(amount.div(PER_YEAR[unit])), new Decimal(0));
  return inYears.gt(MAX_YEARS) ? { kind: 'too-old' } : { kind: 'age', age: years(inYears), parts };
}

/** A normalized spelling: no diacritics, one form of alef, single spaces between words, no "old" and no "aged". */
const folded = (text: string): string =>
  plainText(text)
    .toLowerCase()
    .replace(/[\u064B-\u0652\u0640]/g, '')
    .replace(/[أإآ]/g, 'ا')
    .replace(/ة/g, 'ه')
    .replace(/(?<=[a-z])\s*[/.]\s*o(?:\.|\b)/g, ' old')
    .replace(/-(?=[a-z])/g, ' ')
    .replace(SLASHED, (_, amount: string, of: string) => `${amount} ${PARTS_OF[of]} `)
    .replace(/(?<=\d)(?=[a-z\u0620-\u064A])|(?<=[a-z\u0620-\u064A])(?=\d)/g, ' ')
    .replace(/(?<=[a-z\u0620-\u064A])[.,،](?=\s|$)/g, ' ')
    .replace(/(?<=\s)(?:and|&|و)(?=\s)/g, ' ')
    .replace(/(?<=\s)و(?=سن|شهر|اسبوع|يوم)/g, '')
    .replace(/^\s*(?:aged?|عمرها|عمره|العمر)\s/, ' ')
    .replace(/\s(?:old|of age|o)\s*$/, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** The parts of an age, from the largest unit down; null when the text is not an age. */
function partsOf(said: string): readonly AgePart[] | null {
  const parts: AgePart[] = [];
  for (let rest = said; rest !== ''; ) {
    const found = PART.exec(rest);
    const [whole = '', number, word] = found ?? [];
    const part = whole === '' ? null : partOf(number, word, said);
    if (part === null || (parts.length > 0 && !follows(part, parts))) return null;
    parts.push(part);
    rest = rest.slice(whole.length);
  }
  return parts;
}

function partOf(number: string | undefined, word: string | undefined, said: string): AgePart | null {
  if (number === undefined) return word === undefined ? null : oneOrTwo(word);
  const amount = readDecimal(number);
  // A number without a word means years, if it is the only part.
  const unit =
    word === undefined ? (said === number ? 'year' : null) : WORDS.find(([, words]) => words.test(word))?.[0];
  return amount === null || unit === undefined || unit === null ? null : { amount, unit };
}

function oneOrTwo(word: string): AgePart | null {
  for (const [unit, one, two] of ONE_OR_TWO) {
    if (one.test(word)) return { amount: new Decimal(1), unit };
    if (two.test(word)) return { amount: new Decimal(2), unit };
  }
  return null;
}

/**
 * True when a part may follow the others: its unit is smaller, its amount does not exceed a larger unit, and all amounts are
 * whole.
 */
function follows({ amount, unit }: AgePart, before: readonly AgePart[]): boolean {
  const order = WORDS.map(([each]) => each);
  const last = before.at(-1);
  return (
    last !== undefined &&
    order.indexOf(unit) > order.indexOf(last.unit) &&
    amount.lte(MOST_BESIDE[unit]) &&
    [amount, ...before.map((part) => part.amount)].every((each) => each.round(0).eq(each))
  );
}

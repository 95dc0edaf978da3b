import { type Decimal, plainText, readDecimal } from '@first60/clinical';

/** Digits as keyboards in Riyadh write them, with one decimal point at the most. */
const NUMBER = String.raw`(?:[\d٠-٩۰-۹]*[.٫])?[\d٠-٩۰-۹]+`;
/** A number, a band ("5-10") or a ratio ("30:2"), then its unit. */
const QUANTITY = new RegExp(`^(${NUMBER}(?:(?:[-:/x]|to)${NUMBER})*)(.*)$`, 'u');
const THOUSANDS = /(?<![\d.,])\d{1,3}(?:,\d{3})+(?![\d,])/g;
/** A telephone number, however its digits are grouped. */
const PHONE = /^\+\d{6,15}$/;

/** Spellings of one unit, in lower case and without blanks. */
const SPELLINGS: ReadonlyArray<readonly [unit: string, ...others: readonly string[]]> = [
  ['mg', 'milligram', 'milligrams', 'mgs'],
  ['mcg', 'µg', 'μg', 'microgram', 'micrograms', 'mcgs'],
  ['g', 'gram', 'grams', 'gm'],
  ['ml', 'milliliter', 'milliliters', 'millilitre', 'millilitres', 'cc'],
  ['l', 'liter', 'liters', 'litre', 'litres'],
  ['units', 'unit', 'iu'],
  ['kg', 'kilogram', 'kilograms', 'kgs'],
  ['j', 'joule', 'joules'],
  ['%', 'percent'],
  ['°c', 'c', 'celsius', 'degc', 'degreesc'],
  ['s', 'sec', 'secs', 'second', 'seconds'],
  ['min', 'mins', 'minute', 'minutes'],
  ['h', 'hr', 'hrs', 'hour', 'hours'],
  ['day', 'days', 'd'],
  ['week', 'weeks'],
  ['month', 'months'],
  ['year', 'years', 'yr', 'yrs'],
];
const UNIT = new Map(SPELLINGS.flatMap((spellings) => spellings.map((one) => [one, spellings[0]] as const)));

interface Reading {
  readonly numbers: readonly Decimal[];
  /** What joins them: "-", ":" or "/". */
  readonly joints: readonly string[];
  readonly unit: string;
}

/**
 * Whether what a person typed is the quantity of the edition. Numbers are compared exactly, as decimals: "0.50" is
 * "0.5". The unit has to be typed where the edition gives one, and must be that very unit, however it is spelled: 1000
 * mcg is not taken for 1 mg, because a figure that was copied with a wrong unit has to be noticed by the unit alone.
 * Both ends of a band must be typed, with "-" or "to" between them.
 *
 * A comma is never accepted in what is typed: "1,000" is a thousand here and one elsewhere. In the edition it groups
 * thousands.
 */
export function sameQuantity(typed: string, value: string): boolean {
  if (PHONE.test(value)) return phoneOf(typed) === value;
  if (typed.includes(',')) return false;
  const [one, other] = [readingOf(typed), readingOfValue(value)];
  if (one === undefined || other === undefined) return one === other && squeezed(typed) === squeezed(value);
  return (
    one.unit === other.unit &&
    one.joints.join() === other.joints.join() &&
    one.numbers.length === other.numbers.length &&
    one.numbers.every((number, at) => number.eq(other.numbers[at] ?? -1))
  );
}

/**
 * Whether what a person typed is no quantity with a unit, where the edition gives a figure with one. It is the same
 * quantity in no case, so to say so tells nothing of the figure but that it has a unit.
 */
export function lacksUnit(typed: string, value: string): boolean {
  const unit = readingOfValue(value)?.unit ?? '';
  if (unit === '' || ORDINAL.test(unit)) return false;
  return typed.includes(',') || (readingOf(typed)?.unit ?? '') === '';
}

/** "nd" of "2nd" is no unit that anybody would look for. */
const ORDINAL = /^(?:st|nd|rd|th)$/;

const readingOfValue = (value: string): Reading | undefined =>
  readingOf(value.replace(THOUSANDS, (digits) => digits.replaceAll(',', '')));

/** "00966 11 464 7272" is "+966114647272". */
const phoneOf = (typed: string): string => typed.replace(/[\s().-]/g, '').replace(/^00/, '+');

const squeezed = (text: string): string => text.toLowerCase().replace(/\s+/g, '').replace(/[–—]/g, '-');

function readingOf(text: string): Reading | undefined {
  // A unit between the ends says the same twice: "5 mg to 10 mg".
  const plain = squeezed(plainText(text).trim());
  const found = QUANTITY.exec(withOneUnit(plain));
  if (found === null) return undefined;
  const [, figures = '', unit = ''] = found;
  const numbers = figures.split(/[-:/x]|to/).map(readDecimal);
  if (numbers.some((number) => number === null)) return undefined;
  return {
    numbers: numbers.filter((number) => number !== null),
    joints: [...figures.matchAll(/[-:/x]|to/g)].map(([joint]) => (joint === 'to' ? '-' : joint)),
    unit: unitOf(unit),
  };
}

const TWO_UNITS = new RegExp(String.raw`^(${NUMBER})(\D+?)(-|to)(${NUMBER})(.+)$`, 'u');

/** "5mgto10mg" as "5to10mg". */
function withOneUnit(text: string): string {
  const both = TWO_UNITS.exec(text);
  if (both === null) return text;
  const [, low = '', first = '', joint = '', high = '', last = ''] = both;
  return unitOf(first) === unitOf(last) ? `${low}${joint}${high}${last}` : text;
}

/** "mg per kg" is "mg/kg", "mcg a minute" is "mcg/min". */
const unitOf = (text: string): string =>
  text
    .replace(/(?:(?<=[a-z])|^)per(?=(?:kg|kilo|min|h|hr|ml|milli|l|liter|day|dose|d)[a-z]*)/g, '/')
    .replace(/\.$/, '')
    .split('/')
    .map((part) => UNIT.get(part) ?? part)
    .join('/');

import { type Decimal, plainText, readDecimal } from '@first60/clinical';

/** Digits as typed on keyboards in Riyadh, with at most one decimal point. */
const NUMBER = String.raw`(?:[\d٠-٩۰-۹]*[.٫])?[\d٠-٩۰-۹]+`;
/** A number, a range ("5-10") or a ratio ("30:2"), followed by its unit. */
const QUANTITY = new RegExp(`^(${NUMBER}(?:(?:[-:/x]|to)${NUMBER})*)(.*)$`, 'u');
const THOUSANDS = /(?<![\d.,])\d{1,3}(?:,\d{3})+(?![\d,])/g;
/** A telephone number, regardless of how its digits are grouped. */
const PHONE = /^\+\d{6,15}$/;

/** Spellings of one unit, in lower case and without spaces. */
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
  /** The characters that join the numbers: "-", ":" or "/". */
  readonly joints: readonly string[];
  readonly unit: string;
}

/**
 * True when a person typed the quantity that is in the edition. Numbers are compared exactly, as decimals: "0.50"
 * equals "0.5". Where the edition has a unit, the same unit must be typed, in any of its spellings. 1000 mcg is not
 * accepted for 1 mg, because the unit alone must reveal a figure that was copied with the wrong unit. Both ends of a
 * range must be typed, with "-" or "to" between them.
 *
 * Commas in typed input are never accepted: "1,000" is a thousand in some countries and one in others. In the edition,
 * commas group thousands.
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
 * True when the typed text has no unit although the edition has one. Such input can never match, so a hint about it
 * reveals only that the figure has a unit.
 */
export function lacksUnit(typed: string, value: string): boolean {
  const unit = readingOfValue(value)?.unit ?? '';
  if (unit === '' || ORDINAL.test(unit)) return false;
  return typed.includes(',') || (readingOf(typed)?.unit ?? '') === '';
}

/** Nobody would take the "nd" of "2nd" for a unit. */
const ORDINAL = /^(?:st|nd|rd|th)$/;

const readingOfValue = (value: string): Reading | undefined =>
  readingOf(value.replace(THOUSANDS, (digits) => digits.replaceAll(',', '')));

/** "00966 11 464 7272" is "+966114647272". */
const phoneOf = (typed: string): string => typed.replace(/[\s().-]/g, '').replace(/^00/, '+');

const squeezed = (text: string): string => text.toLowerCase().replace(/\s+/g, '').replace(/[–—]/g, '-');

function readingOf(text: string): Reading | undefined {
  // "5 mg to 10 mg" gives the unit twice; the first one is redundant.
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

/** "5mgto10mg" becomes "5to10mg". */
function withOneUnit(text: string): string {
  const both = TWO_UNITS.exec(text);
  if (both === null) return text;
  const [, low = '', first = '', joint = '', high = '', last = ''] = both;
  return unitOf(first) === unitOf(last) ? `${low}${joint}${high}${last}` : text;
}

/** "mg per kg" becomes "mg/kg", "mcg a minute" becomes "mcg/min". */
const unitOf = (text: string): string =>
  text
    .replace(/(?:(?<=[a-z])|^)per(?=(?:kg|kilo|min|h|hr|ml|milli|l|liter|day|dose|d)[a-z]*)/g, '/')
    .replace(/\.$/, '')
    .split('/')
    .map((part) => UNIT.get(part) ?? part)
    .join('/');

import { Decimal } from '@first60/clinical';

/** A number with what makes it another one: "1" of "1:1,000" is none of its own. */
const NUMBERS = /\d+(?:[.,:]\d+)*/g;

const plain = (number: string): string => {
  const digits = number.replaceAll(',', '');
  return /^\d+(?:\.\d+)?$/.test(digits) ? new Decimal(digits).toFixed() : digits;
};

/** The numbers of a text as they compare: "0.50" is "0.5". */
export const numbersIn = (text: string): readonly string[] => (text.match(NUMBERS) ?? []).map(plain);

/** A text with a gap for each number that is among those that must not be seen. */
export const hideNumbers = (text: string, hidden: ReadonlySet<string>): string =>
  text.replace(NUMBERS, (number) => (hidden.has(plain(number)) ? '___' : number));

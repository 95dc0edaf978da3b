import { Decimal } from '@first60/clinical';

/** A number with the parts that change its value: the "1" of "1:1,000" is not a number of its own. */
const NUMBERS = /\d+(?:[.,:]\d+)*/g;

const plain = (number: string): string => {
  const digits = number.replaceAll(',', '');
  return /^\d+(?:\.\d+)?$/.test(digits) ? new Decimal(digits).toFixed() : digits;
};

/** The numbers in a text, in comparable form: "0.50" becomes "0.5". */
export const numbersIn = (text: string): readonly string[] => (text.match(NUMBERS) ?? []).map(plain);

/** The text with a gap in place of each number that must not be seen. */
export const hideNumbers = (text: string, hidden: ReadonlySet<string>): string =>
  text.replace(NUMBERS, (number) => (hidden.has(plain(number)) ? '___' : number));

import Big from 'big.js';
import { plainText } from './plain-text.ts';

/**
 * Exact decimal arithmetic for doses. This is a private copy of big.js, so that no other code can change its settings:
 * division keeps 40 decimals and rounds half up.
 */
export const Decimal = Big();
Decimal.DP = 40;
Decimal.RM = 1;

export type Decimal = InstanceType<typeof Decimal>;

/** A figure as authored: a number literal, or digits as text. Never the result of float arithmetic. */
export type DecimalInput = number | string | Decimal;

const PLAIN_DECIMAL = /^(\d+\.?\d*|\.\d+)$/;
/** Comma, Arabic comma, full-width comma. One of them is a decimal comma when it cannot group thousands. */
const DECIMAL_COMMA = /^(?:(\d*)[,،，](\d{1,2})|(0)[,،，](\d+)|(\d+)[,،，])$/;
/** Arabic decimal separator, full-width full stop. */
const DECIMAL_POINT = /[٫．]/g;

/**
 * Reads a number as a person types it: "12.5", "12,5", "١٢٫٥", "١٢،٥", ",5" or "12." on the way to "12.5". Digits of any
 * script are accepted, and invisible characters are ignored.
 *
 * A comma counts as a decimal point when one or two digits follow, or when only 0 comes before it. "1,000" could mean one or
 * a thousand and is rejected. Returns null for anything that is not one plain number (signs, exponents, inner spaces,
 * "1.2.5", "Infinity"), so that the content of a field is never guessed.
 */
export function readDecimal(text: string): Decimal | null {
  const plain = plainText(text)
    .trim()
    .replace(DECIMAL_POINT, '.')
    .replace(DECIMAL_COMMA, (_, whole, part, zero, more, alone) => `${whole ?? zero ?? alone}.${part ?? more ?? ''}`);
  return PLAIN_DECIMAL.test(plain) ? new Decimal(plain.replace(/\.$/, '')) : null;
}

/** A word for kilograms after a number, with or without a space and a period. */
const KILOGRAMS = /\s*(?:kgs?|kilos?|kilograms?|ك\.?غ|ك\.?ج|كجم|كغم|كيلو(?:غرام|جرام)?)\.?\s*$/iu;

/**
 * Reads a number of kilograms like `readDecimal`, and also accepts the unit: "12.5 kg" is 12.5. Other units are rejected.
 */
export const readKilograms = (text: string): Decimal | null => readDecimal(plainText(text).replace(KILOGRAMS, ''));

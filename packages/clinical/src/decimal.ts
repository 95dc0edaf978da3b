import Big from 'big.js';

/**
 * Exact decimal arithmetic for doses. A private copy of big.js, so that no other
 * code can change its settings: division keeps 40 decimals and rounds half up.
 */
export const Decimal = Big();
Decimal.DP = 40;
Decimal.RM = 1;

export type Decimal = InstanceType<typeof Decimal>;

/** A figure as it is authored: a number literal, or digits as text. Never the result of float arithmetic. */
export type DecimalInput = number | string | Decimal;

const PLAIN_DECIMAL = /^(\d+\.?\d*|\.\d+)$/;
const DECIMAL_COMMA = /^(\d+),(\d{1,2})$/;
const ARABIC_ZERO = '٠'.charCodeAt(0);
const PERSIAN_ZERO = '۰'.charCodeAt(0);

/**
 * Reads a number as a person types it: "12.5", "12,5", "١٢٫٥" or "12." on the way to "12.5".
 *
 * A comma is a decimal comma when one or two digits follow; "1,000" could mean one or a thousand and is
 * refused. Returns null for anything that is not one plain number (signs, exponents, blanks inside,
 * "Infinity"), so that a field's text is never guessed at.
 */
export function readDecimal(text: string): Decimal | null {
  const western = westernDigits(text.trim()).replace(DECIMAL_COMMA, '$1.$2');
  return PLAIN_DECIMAL.test(western) ? new Decimal(western.replace(/\.$/, '')) : null;
}

const westernDigits = (text: string): string =>
  text
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - ARABIC_ZERO))
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - PERSIAN_ZERO))
    .replace('٫', '.');

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

const PLAIN_DECIMAL = /^\d+(\.\d+)?$/;

/**
 * Reads a plain decimal ("12.5"). Returns null for anything else, including signs,
 * exponents, blanks inside and "Infinity", so that text from a field is never guessed at.
 */
export function readDecimal(text: string): Decimal | null {
  const trimmed = text.trim();
  return PLAIN_DECIMAL.test(trimmed) ? new Decimal(trimmed) : null;
}

/**
 * Exact fractions for the oracle: whole numbers over whole numbers, never rounded. They share no code with the packages that
 * the oracle checks.
 */
export interface Rational {
  readonly n: bigint;
  /** Always above zero. */
  readonly d: bigint;
}

const read = new Map<string, Rational>();

/** Reads plain decimal digits, "0.125" or "40". Weights, ages and limits recur, so each string is parsed once. */
export function rational(digits: string): Rational {
  const known = read.get(digits) ?? parsed(digits);
  read.set(digits, known);
  return known;
}

function parsed(digits: string): Rational {
  const [whole = '', decimals = ''] = digits.split('.');
  return { n: BigInt(whole + decimals), d: 10n ** BigInt(decimals.length) };
}

export const times = (a: Rational, b: Rational): Rational => ({ n: a.n * b.n, d: a.d * b.d });
export const over = (a: Rational, b: Rational): Rational => ({ n: a.n * b.d, d: a.d * b.n });
export const plus = (a: Rational, b: Rational): Rational => ({ n: a.n * b.d + b.n * a.d, d: a.d * b.d });
export const minus = (a: Rational, b: Rational): Rational => ({ n: a.n * b.d - b.n * a.d, d: a.d * b.d });
export const isAbove = (a: Rational, b: Rational): boolean => a.n * b.d > b.n * a.d;

/** True when decimal digits that may have been cut after 40 places still represent the fraction. */
export function standsFor(digits: string, exact: Rational): boolean {
  const shown = parsed(digits);
  const difference = shown.n * exact.d - exact.n * shown.d;
  const size = difference < 0n ? -difference : difference;
  return size * 10n ** 38n <= shown.d * exact.d;
}

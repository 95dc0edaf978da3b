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
  if (!/^\d+(\.\d+)?$/.test(digits)) throw new Error(`"${digits}" is no plain number`);
  const [whole = '', decimals = ''] = digits.split('.');
  return { n: BigInt(whole + decimals), d: 10n ** BigInt(decimals.length) };
}

export const fraction = (n: number, d = 1): Rational => ({ n: BigInt(n), d: BigInt(d) });

export const times = (a: Rational, b: Rational): Rational => ({ n: a.n * b.n, d: a.d * b.d });
export const over = (a: Rational, b: Rational): Rational => ({ n: a.n * b.d, d: a.d * b.n });
export const plus = (a: Rational, b: Rational): Rational => ({ n: a.n * b.d + b.n * a.d, d: a.d * b.d });
export const minus = (a: Rational, b: Rational): Rational => ({ n: a.n * b.d - b.n * a.d, d: a.d * b.d });
export const isAbove = (a: Rational, b: Rational): boolean => a.n * b.d > b.n * a.d;
export const isSame = (a: Rational, b: Rational): boolean => a.n * b.d === b.n * a.d;
export const least = (a: Rational, b: Rational): Rational => (isAbove(a, b) ? b : a);
export const greatest = (a: Rational, b: Rational): Rational => (isAbove(a, b) ? a : b);

/** The next whole number, or the fraction itself when it is one. */
export const roundedUp = ({ n, d }: Rational): Rational => ({ n: (n + d - 1n) / d, d: 1n });

/**
 * True when decimal digits that may have been cut after 40 places still represent the fraction. Digits that were
 * multiplied since agree to fewer `places`.
 */
export function standsFor(digits: string, exact: Rational, places = 38): boolean {
  const shown = digits.startsWith('-') ? { n: -1n, d: 1n } : parsed(digits);
  const difference = shown.n * exact.d - exact.n * shown.d;
  const size = difference < 0n ? -difference : difference;
  return size * 10n ** BigInt(places) <= shown.d * exact.d;
}

/** For people: "0.16", or "1/3" when it has no short decimals. */
export function inWords({ n, d }: Rational): string {
  const scaled = n * 10n ** 6n;
  if (scaled % d !== 0n) return `${n}/${d}`;
  return String(Number(scaled / d) / 1e6);
}

/** The digits of a fraction that has few enough decimals; undefined when it has not. */
export function digitsOf({ n, d }: Rational): string | undefined {
  const scaled = n * 10n ** 12n;
  if (scaled % d !== 0n) return undefined;
  const digits = String(scaled / d).padStart(13, '0');
  return `${digits.slice(0, -12)}.${digits.slice(-12)}`.replace(/\.?0+$/, '');
}

/** The digits of a fraction as an engine with 40 decimals shows them. */
export function fortyDecimals({ n, d }: Rational): string {
  const digits = String((n * 10n ** 41n + d * 5n) / (d * 10n)).padStart(41, '0');
  return `${digits.slice(0, -40)}.${digits.slice(-40)}`.replace(/\.?0+$/, '');
}

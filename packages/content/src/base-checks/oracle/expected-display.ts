import type { Rational } from './rational.ts';

/**
 * The display rule as the requirement words it: two decimals, half up, unless this misstates the figure by over 2 %;
 * then as many as needed, up to four; no trailing zero.
 */
export function expectedDigits(exact: Rational): string {
  for (const places of [2, 3]) {
    const rounded = roundHalfUp(exact, places);
    const scale = 10n ** BigInt(places);
    const difference = rounded * exact.d - exact.n * scale;
    const size = difference < 0n ? -difference : difference;
    if (size * 50n <= exact.n * scale) return print(rounded, places);
  }
  return print(roundHalfUp(exact, 4), 4);
}

function roundHalfUp({ n, d }: Rational, places: number): bigint {
  const doubled = 2n * n * 10n ** BigInt(places);
  return (doubled + d) / (2n * d);
}

function print(scaled: bigint, places: number): string {
  const digits = scaled.toString().padStart(places + 1, '0');
  const cut = digits.length - places;
  return `${digits.slice(0, cut)}.${digits.slice(cut)}`.replace(/\.?0+$/, '');
}

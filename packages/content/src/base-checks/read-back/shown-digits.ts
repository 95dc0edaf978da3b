import { fraction, isAbove, isSame, minus, over, type Rational, rational, times } from '../oracle/rational.ts';

const FEWEST = 2;
const MOST = 4;
/** A printed figure may be wrong by at most this part of the exact one. */
const MAY_MISS = fraction(2, 100);

/** A fraction rounded half up, without zeros at its end. */
function rounded({ n, d }: Rational, places: number): string {
  const scale = 10n ** BigInt(places);
  const whole = (2n * n * scale + d) / (2n * d);
  const digits = String(whole).padStart(places + 1, '0');
  const [before, after] = [digits.slice(0, digits.length - places), digits.slice(digits.length - places)];
  const left = after.replace(/0+$/, '');
  return left === '' ? before : `${before}.${left}`;
}

/** The digits that the display rule prints: two decimals, and up to four where fewer would miss by more than 2 %. */
export function digitsOf(exact: Rational): string {
  for (let places = FEWEST; places < MOST; places += 1) {
    const digits = rounded(exact, places);
    const near = rational(digits);
    const missed = isAbove(near, exact) ? minus(near, exact) : minus(exact, near);
    if (!isAbove(missed, times(exact, MAY_MISS))) return digits;
  }
  return rounded(exact, MOST);
}

/** True when these are the digits of the exact figure, to the last one. */
export const isShown = (digits: string, exact: Rational): boolean => digits === digitsOf(exact);

/** True when the digits are the exact figure itself. */
export const isExactly = (digits: string, exact: Rational): boolean => isSame(rational(digits), exact);

export { fraction, isAbove, isSame, minus, over, type Rational, rational, times };

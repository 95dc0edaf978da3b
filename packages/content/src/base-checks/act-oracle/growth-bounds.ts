import { fraction, isAbove, minus, type Rational, rational, roundedUp, times } from '../oracle/rational.ts';

/*
 * What ages a weight allows, and what weights an age allows. The figures are those of the WHO and CDC tables, typed here a
 * second time: months of age, weight at -3, +2 and +3 standard deviations. The limits are wider than the tables. Heavy is
 * +4 SD (+3 and once more the distance from +2 to +3), rounded up to whole kilograms. Light is three quarters of -3 SD,
 * half of it in the first year and a quarter at birth.
 */
const PUBLISHED = `
  0 2.0 4.4 5.0 | 1 2.7 5.8 6.6 | 2 3.4 7.1 8.0 | 3 4.0 8.0 9.0 | 4 4.4 8.7 9.7 | 6 5.1 9.8 10.9 | 9 5.8 11.0 12.3
  12 6.3 11.5 13.1 | 24 8.1 14.8 17.0 | 36 9.6 18.1 20.9 | 48 10.9 21.5 25.2 | 60 12.1 24.9 29.5
  72 13.471 27.845 33.448 | 84 14.75 31.443 38.274 | 96 16.291 35.776 44.128 | 108 18.146 40.958 51.149
  120 20.286 46.89 59.177 | 132 22.78 60.80 72.50 | 144 25.18 68.27 81.49 | 156 27.95 75.05 89.58
  168 31.43 80.69 96.29 | 180 34.94 85.02 101.46 | 192 37.38 88.11 105.19 | 204 39.01 96.51 112.42
  216 39.86 100.11 116.52`;

interface Row {
  readonly months: Rational;
  readonly lightest: Rational;
  readonly heaviest: Rational;
}

const shareOf = (months: string): string => (months === '0' ? '0.25' : Number(months) < 12 ? '0.5' : '0.75');

const ROWS: readonly Row[] = PUBLISHED.split(/[|\n]/)
  .map((row) => row.trim())
  .filter((row) => row !== '')
  .map((row) => {
    const [months = '', minus3 = '', plus2 = '', plus3 = ''] = row.split(' ');
    return {
      months: rational(months),
      lightest: times(rational(shareOf(months)), rational(minus3)),
      heaviest: roundedUp(minus(times(fraction(2), rational(plus3)), rational(plus2))),
    };
  });

const isAtLeast = (a: Rational, b: Rational): boolean => !isAbove(b, a);

/** Nobody of this weight is younger: who weighs as much as the heaviest of an age is of that age at least. */
export const youngestAt = (weight: Rational): Rational =>
  ROWS.findLast(({ heaviest }) => isAtLeast(weight, heaviest))?.months ?? fraction(0);

/** Nobody of this weight is as old as that; undefined when there is no such age. */
export const tooOldAt = (weight: Rational): Rational | undefined =>
  ROWS.find(({ lightest }) => isAbove(lightest, weight))?.months;

/** The least weight from this age on. */
export const lightestFrom = (months: Rational): Rational =>
  ROWS.findLast((row) => isAtLeast(months, row.months))?.lightest ?? fraction(0);

/** The greatest weight of this age; undefined from 18 years. */
export const tooHeavyAt = (months: Rational): Rational | undefined =>
  ROWS.find((row) => isAbove(row.months, months))?.heaviest;

/** A weight that nobody under this age reaches; undefined when the table does not go that far. */
export const tooHeavyUnder = (months: Rational): Rational | undefined =>
  ROWS.find((row) => isAtLeast(row.months, months))?.heaviest;

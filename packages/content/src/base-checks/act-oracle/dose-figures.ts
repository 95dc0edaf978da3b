import { greatest, isAbove, isSame, least, type Rational, times } from '../oracle/rational.ts';
import type { Modifier } from './act-yaml.ts';
import { type Amount, type DoseWords, inUnit } from './dose-words.ts';
import type { Span } from './possible-patient.ts';

/** A dose as a figure: all amounts in one unit. Without a weight, a dose per kg stays per kg. */
export interface DoseFigures {
  readonly unit: string;
  readonly low: Rational;
  readonly high: Rational | undefined;
  readonly perKg: boolean;
  readonly per: 'min' | 'h' | undefined;
  /** Less may do. */
  readonly upTo: boolean;
  readonly limit: 'min' | 'max' | undefined;
  /** While it is per kg. */
  readonly min: Rational | undefined;
  readonly max: Rational | undefined;
  /** Limits that no weight of the patient comes to. They may be left out. */
  readonly unreached: readonly ('min' | 'max')[];
}

/** The dose for a weight, or for none, as the dose of that number: the first, the second. */
export function doseFigures(words: DoseWords, weight: Rational | undefined, number: number): DoseFigures {
  const later = words.later && number >= words.later.dose ? words.later.give : undefined;
  const unit = words.low.unit;
  const first = later ?? words.low;
  const common = { unit, per: words.per, upTo: words.upTo, unreached: [] };
  const amount = (each: Amount | undefined) => each && inUnit(each, unit);
  const [min, max] = [amount(words.min), amount(words.max)];
  const low = inUnit(first, unit);
  const high = later ? undefined : amount(words.high);
  if (later || !words.perKg)
    return { ...common, low, high, perKg: false, limit: undefined, min: undefined, max: undefined };
  if (weight === undefined) return { ...common, low, high, perKg: true, limit: undefined, min, max };
  const raw = times(low, weight);
  const rawHigh = high && times(high, weight);
  const bounded = (value: Rational): Rational => {
    const enough = min ? greatest(value, min) : value;
    return max ? least(enough, max) : enough;
  };
  const [end, rawEnd] = [bounded(rawHigh ?? raw), rawHigh ?? raw];
  const limit = isAbove(rawEnd, end) ? 'max' : isAbove(bounded(raw), raw) ? 'min' : undefined;
  return {
    ...common,
    low: bounded(raw),
    high: rawHigh && bounded(rawHigh),
    perKg: false,
    limit,
    min: undefined,
    max: undefined,
  };
}

/** The same dose per kg, with the limits that these weights do not come to. */
export function atWeights(dose: DoseFigures, { low, high }: Span): DoseFigures {
  const { min, max } = dose;
  if (!dose.perKg) return dose;
  const isMinOut = min !== undefined && !isAbove(min, times(dose.low, low));
  const isMaxOut = max !== undefined && high !== undefined && !isAbove(times(highEnd(dose), high), max);
  return { ...dose, unreached: [...(isMinOut ? ['min' as const] : []), ...(isMaxOut ? ['max' as const] : [])] };
}

/** A later dose that is so many times the first, with the limits of one dose. */
export const grown = (dose: DoseFigures, growth: Rational): DoseFigures => ({
  ...dose,
  low: times(dose.low, growth),
  high: dose.high && times(dose.high, growth),
  min: dose.min && times(dose.min, growth),
  max: dose.max && times(dose.max, growth),
});

/** What one modifier leaves of a dose. The limits of one dose come first: half of a dose at its limit is half the limit. */
export function modified(
  dose: DoseFigures,
  { factor, give }: Modifier,
  weight: Rational | undefined,
  growth: Rational,
): DoseFigures {
  if (give) return grown(doseFigures(give, weight, 1), growth);
  if (!factor) return dose;
  const low = times(dose.low, factor.low);
  const high = times(dose.high ?? dose.low, factor.high);
  return {
    ...dose,
    low,
    high: dose.high === undefined && isSame(low, high) ? undefined : high,
    min: dose.min && times(dose.min, factor.low),
    max: dose.max && times(dose.max, factor.high),
  };
}

export const highEnd = ({ low, high }: DoseFigures): Rational => high ?? low;

/** A dose per kg and one that is not cannot be compared, nor an infusion with what is given at once. */
export const areComparable = (one: DoseFigures, other: DoseFigures): boolean =>
  one.perKg === other.perKg && one.per === other.per;

/** Whether the first is surely less. */
export const isLess = (one: DoseFigures, other: DoseFigures): boolean =>
  areComparable(one, other) && isAbove(highEnd(other), inUnit({ value: highEnd(one), unit: one.unit }, other.unit));

/** Whether two doses are the same in amount, limits and kind. */
export function isSameDose(one: DoseFigures, other: DoseFigures): boolean {
  const isSameEnd = (a: Rational | undefined, b: Rational | undefined): boolean =>
    a === undefined || b === undefined ? a === b : isSame(a, inUnit({ value: b, unit: other.unit }, one.unit));
  return (
    areComparable(one, other) &&
    one.upTo === other.upTo &&
    isSameEnd(one.low, other.low) &&
    isSameEnd(highEnd(one), highEnd(other)) &&
    isSameEnd(one.min, other.min) &&
    isSameEnd(one.max, other.max)
  );
}

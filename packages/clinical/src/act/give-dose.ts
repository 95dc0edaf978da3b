import type { Decimal, DecimalInput } from '../decimal.ts';
import { convert, convertible, type Dose, doseOf, kg, quantity } from '../units.ts';
import { type LimitedDose, limitedDose, weightOfDose } from '../weight-dose.ts';
import type { ActDose } from './act.ts';
import type { GivenDose } from './given.ts';
import { givenParts } from './given-parts.ts';
import type { BranchPatient } from './who.ts';

/** The dose as it is written, exact, before any weight. `number` is which dose of the act it is: 1 is the first. */
export function writtenDose(dose: ActDose, number = 1): GivenDose {
  const later = dose.fromDose !== undefined && number >= dose.fromDose.dose ? dose.fromDose.give : undefined;
  return givenParts({
    low: doseOf(later ?? dose.low),
    high: later === undefined && dose.high ? doseOf(dose.high) : undefined,
    perKg: dose.perKg,
    per: dose.per,
    upTo: dose.upTo,
    min: dose.min && doseOf(dose.min),
    max: dose.max && doseOf(dose.max),
  });
}

const ONE_KG = kg(1);

/**
 * A written dose for this patient: a dose per kg is the figure times the weight in kg, kept between its limits. Without
 * a weight it stays per kg, with the limits that a patient of these weights can reach. Exact for every weight that `kg`
 * accepts; nothing is rounded.
 * @throws RangeError as `limitedDose` does: a bug in the data.
 * Source: product specification section 5.
 */
export function doseFor(written: GivenDose, patient: BranchPatient): GivenDose {
  const { low, high, perKg, per, upTo, min, max } = written;
  // A dose that does not depend on the weight is limited like one for 1 kg.
  const weight = perKg === undefined ? ONE_KG : patient.weight;
  if (weight === null) return { ...withoutLimits(written), ...reachable(written, patient) };
  const at = (perKilogram: Dose) => limitedDose(givenParts({ perKg: perKilogram, min, max }), weight);
  const [least, most] = [at(low), high && at(high)];
  return givenParts({ low: least.dose, high: most?.dose, per, upTo, limit: limitOf(most) ?? limitOf(least) });
}

const limitOf = (dose: LimitedDose | undefined) =>
  dose === undefined || dose.limit === 'none' ? undefined : dose.limit;

function withoutLimits({ min, max, ...dose }: GivenDose): GivenDose {
  return dose;
}

/** The limits of one dose that come into play at some weight that the patient may have. */
function reachable({ low, high, min, max }: GivenDose, { assumed }: BranchPatient): Pick<GivenDose, 'min' | 'max'> {
  const { fromKg, aboveKg = fromKg, toKg, belowKg = toKg } = assumed?.range ?? {};
  const isReached = (limit: Dose, perKg: Dose, isBeyond: (weight: Decimal) => boolean) =>
    perKg.value.gt(0) && !isBeyond(weightOfDose(limit, perKg));
  return givenParts({
    min: min && isReached(min, low, (weight) => aboveKg !== undefined && weight.lte(aboveKg)) ? min : undefined,
    max: max && isReached(max, high ?? low, (weight) => belowKg !== undefined && weight.gte(belowKg)) ? max : undefined,
  });
}

const times = (dose: Dose, factor: DecimalInput): Dose => quantity(dose.value.times(factor), dose.unit);

/** A dose times a factor, or times both ends of a range of factors; its limits shrink with it. */
export function scaledDose(dose: GivenDose, factor: { readonly low: number; readonly high: number }): GivenDose {
  const isRange = dose.high !== undefined || factor.low !== factor.high;
  return givenParts({
    ...dose,
    low: times(dose.low, factor.low),
    high: isRange ? times(mostOf(dose), factor.high) : undefined,
    min: dose.min && times(dose.min, factor.low),
    max: dose.max && times(dose.max, factor.high),
  });
}

/** A later dose that is so many times the first. Its limits are those of the first, grown with it. */
export const grownDose = (dose: GivenDose, growth: Decimal): GivenDose =>
  givenParts({
    ...dose,
    low: times(dose.low, growth),
    high: dose.high && times(dose.high, growth),
    min: dose.min && times(dose.min, growth),
    max: dose.max && times(dose.max, growth),
  });

/** True when two doses are the same in amount, limits and kind. */
export function isSameDose(one: GivenDose, other: GivenDose): boolean {
  const isSame = (a: Dose | undefined, b: Dose | undefined) =>
    a === undefined || b === undefined ? a === b : convert(a, b.unit).value.eq(b.value);
  return (
    comparable(one, other) &&
    one.upTo === other.upTo &&
    isSame(one.low, other.low) &&
    isSame(mostOf(one), mostOf(other)) &&
    isSame(one.min, other.min) &&
    isSame(one.max, other.max)
  );
}

/** The upper end of a dose. */
export const mostOf = ({ low, high }: GivenDose): Dose => high ?? low;

/** True when both are amounts of the same thing, and per kg or per time alike, so that one can be above the other. */
export const comparable = (one: GivenDose, other: GivenDose): boolean =>
  one.perKg === other.perKg && one.per === other.per && convertible(one.low.unit, other.low.unit);

/** True when the first dose is below the other. @throws RangeError for units that cannot be converted. */
export const isLess = (one: Dose, other: Dose): boolean => convert(one, other.unit).value.lt(other.value);

/** A dose of which nothing is more than this. @throws RangeError for units that cannot be converted. */
export function cutDose({ high, ...dose }: GivenDose, most: Dose): GivenDose {
  if (!isLess(most, high ?? dose.low)) return givenParts({ ...dose, high });
  const end = convert(most, dose.low.unit);
  return high !== undefined && isLess(dose.low, end) ? { ...dose, high: end } : { ...dose, low: end };
}

/**
 * A dose that may be less than written, kept to the most that may still be given; undefined when even its least is more.
 * The amount of a dose that is no range is never changed.
 * @throws RangeError for units that cannot be converted.
 */
export function doseWithin(dose: GivenDose, most: Dose): GivenDose | undefined {
  if (!isLess(most, mostOf(dose))) return dose;
  // A range from nothing on, half or none, is no dose when nothing is left.
  const mayBeLess = most.value.gt(0) && (dose.upTo || (dose.high !== undefined && !isLess(most, dose.low)));
  return mayBeLess ? cutDose(dose, most) : undefined;
}

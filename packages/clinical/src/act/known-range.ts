import { Decimal } from '../decimal.ts';
import type { PatientRange } from '../dose-row.ts';
import { isHeavierThanAnyUnder, isLighterThanAnyFrom, isTooHeavy, isTooLight } from '../growth/plausible-weight.ts';
import { checkRange } from '../patient-range.ts';
import { type Kg, type Years, years } from '../units.ts';

/** Whether something is for a patient of whom not everything is known. */
export type Fit = 'yes' | 'no' | 'unsure';

/** All of it has to fit: one sure no is a no, and it is a yes when every part is a sure yes. */
export function allFit(fits: readonly Fit[]): Fit {
  if (fits.includes('no')) return 'no';
  return fits.includes('unsure') ? 'unsure' : 'yes';
}

/** One of them has to fit. */
export function anyFits(fits: readonly Fit[]): Fit {
  if (fits.includes('yes')) return 'yes';
  return fits.includes('unsure') ? 'unsure' : 'no';
}

/** What is known of an age and a weight: the figures, or limits between which they are. */
export interface KnownRange {
  readonly age: Years | null;
  readonly weight: Kg | null;
  readonly limits: PatientRange;
}

/** The ends of a range: `from` and `to` belong to it, `above` and `below` do not. */
interface Ends {
  readonly from?: number | undefined;
  readonly above?: number | undefined;
  readonly to?: number | undefined;
  readonly below?: number | undefined;
}

const agesOf = ({ fromMonths, aboveMonths, toMonths, belowMonths }: PatientRange): Ends => ({
  from: fromMonths,
  above: aboveMonths,
  to: toMonths,
  below: belowMonths,
});
const weightsOf = ({ fromKg, aboveKg, toKg, belowKg }: PatientRange): Ends => ({
  from: fromKg,
  above: aboveKg,
  to: toKg,
  below: belowKg,
});

/**
 * Whether a patient is within a range of ages (months) and weights (kg). Where the age is not known the weight bounds it,
 * and the other way round, by the widened growth tables; that answers only what is sure at every age or weight that is
 * possible. Source: WHO and CDC growth tables, as `GROWTH` states.
 */
export const rangeFit = (range: PatientRange, known: KnownRange): Fit =>
  allFit([ageFit(range, known), weightFit(range, known)]);

function ageFit(range: PatientRange, { age, weight, limits }: KnownRange): Fit {
  if (age !== null) {
    const { fromKg, aboveKg, toKg, belowKg, ...ages } = range;
    return checkRange(ages, null, age).kind === 'inside' ? 'yes' : 'no';
  }
  return endsFit(
    agesOf(range),
    agesOf(limits),
    (months) => weight !== null && isHeavierThanAnyUnder(weight, months),
    (months) => weight !== null && isLighterThanAnyFrom(weight, months),
  );
}

const MONTHS_A_YEAR = 12;

function weightFit(range: PatientRange, { age, weight, limits }: KnownRange): Fit {
  if (weight !== null) {
    const { fromMonths, aboveMonths, toMonths, belowMonths, ...weights } = range;
    return checkRange(weights, weight, null).kind === 'inside' ? 'yes' : 'no';
  }
  // The least age that is possible is enough for the least weight.
  const leastMonths = limits.fromMonths ?? limits.aboveMonths;
  const least = age ?? (leastMonths === undefined ? null : years(new Decimal(leastMonths).div(MONTHS_A_YEAR)));
  return endsFit(
    weightsOf(range),
    weightsOf(limits),
    (kilograms) => least !== null && isTooLight(new Decimal(kilograms), least),
    (kilograms) => age !== null && isTooHeavy(new Decimal(kilograms), age),
  );
}

/** Whether what is known to be between some ends is between others. */
function endsFit(
  wanted: Ends,
  known: Ends,
  isSurelyOver: (limit: number) => boolean,
  isSurelyUnder: (limit: number) => boolean,
): Fit {
  const { from = -Infinity, above = -Infinity, to = Infinity, below = Infinity } = known;
  const reaches = (limit: number) => from >= limit || above >= limit || isSurelyOver(limit);
  const passes = (limit: number) => from > limit || above >= limit || isSurelyOver(limit);
  const isAtMost = (limit: number) => to <= limit || below <= limit || isSurelyUnder(limit);
  const isUnder = (limit: number) => to < limit || below <= limit || isSurelyUnder(limit);
  return allFit([
    endFit(wanted.from, reaches, isUnder),
    endFit(wanted.above, passes, isAtMost),
    endFit(wanted.to, isAtMost, passes),
    endFit(wanted.below, isUnder, reaches),
  ]);
}

function endFit(
  limit: number | undefined,
  isKept: (limit: number) => boolean,
  isBroken: (limit: number) => boolean,
): Fit {
  if (limit === undefined || isKept(limit)) return 'yes';
  return isBroken(limit) ? 'no' : 'unsure';
}

const LOWER = ['fromMonths', 'aboveMonths', 'fromKg', 'aboveKg'] as const;
const UPPER = ['toMonths', 'belowMonths', 'toKg', 'belowKg'] as const;

/** The patients of both ranges. */
export function bothRanges(one: PatientRange, other: PatientRange): PatientRange {
  const closer = (keys: readonly (keyof PatientRange)[], choose: (...ends: readonly number[]) => number) =>
    keys.flatMap((key) => {
      const ends = [one[key], other[key]].filter((end) => end !== undefined);
      return ends.length === 0 ? [] : [[key, choose(...ends)] as const];
    });
  return Object.fromEntries([...closer(LOWER, Math.max), ...closer(UPPER, Math.min)]);
}

const BESIDE = {
  fromMonths: 'belowMonths',
  belowMonths: 'fromMonths',
  aboveMonths: 'toMonths',
  toMonths: 'aboveMonths',
  fromKg: 'belowKg',
  belowKg: 'fromKg',
  aboveKg: 'toKg',
  toKg: 'aboveKg',
} as const satisfies Record<keyof PatientRange, keyof PatientRange>;

/** A range cut in two at the first end of which it is not known whether the patient is beyond it. */
export function rangeSides(
  range: PatientRange,
  known: KnownRange,
): readonly [inside: PatientRange, outside: PatientRange] | undefined {
  for (const key of Object.keys(BESIDE) as (keyof PatientRange)[]) {
    const limit = range[key];
    if (limit !== undefined && rangeFit({ [key]: limit }, known) === 'unsure') {
      return [{ [key]: limit }, { [BESIDE[key]]: limit }];
    }
  }
  return undefined;
}

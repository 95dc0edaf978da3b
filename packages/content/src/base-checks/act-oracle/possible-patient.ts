import { fraction, isAbove, isSame, type Rational, rational } from '../oracle/rational.ts';
import { lightestFrom, tooHeavyAt, tooHeavyUnder, tooOldAt, youngestAt } from './growth-bounds.ts';
import type { Bound, WhoWords } from './who-words.ts';

/** The answer to a question about a patient of whom not everything is known. */
export type Sure = 'yes' | 'maybe' | 'no';

/** A patient as entered, in digits. */
export interface Patient {
  readonly weight: string | null;
  /** In months, so that a limit of months is met exactly. */
  readonly months: Rational | null;
  readonly group?: 'adult' | 'child';
  readonly conditions: ReadonlyMap<string, boolean>;
}

/** From `low`, to just below `high`; one value when they are the same. No upper end when `high` is undefined. */
export interface Span {
  readonly low: Rational;
  readonly high: Rational | undefined;
  readonly known: boolean;
  /** The lower end itself is out, the upper end itself is in. */
  readonly isLowOut?: boolean;
  readonly isHighIn?: boolean;
}

/** All patients that this one may be. */
export interface Possible {
  readonly ages: Span;
  readonly weights: Span;
  readonly groups: readonly ('adult' | 'child')[];
  readonly conditions: ReadonlyMap<string, boolean>;
}

const ADULT_FROM = fraction(180);
/** The comprehensive calculator takes everybody under 18 years for a child. */
const VIEW_CHILD_UNDER = fraction(216);
/** Without an age, who weighs more is an adult. */
const ADULT_ABOVE_KG = fraction(50);
const ONE_MONTH = fraction(1);
const ZERO = fraction(0);

export const andAll = (answers: readonly Sure[]): Sure =>
  answers.includes('no') ? 'no' : answers.includes('maybe') ? 'maybe' : 'yes';
export const opposite = (answer: Sure): Sure => (answer === 'yes' ? 'no' : answer === 'no' ? 'yes' : 'maybe');
export const orAny = (answers: readonly Sure[]): Sure =>
  answers.includes('yes') ? 'yes' : answers.includes('maybe') ? 'maybe' : 'no';

const point = (value: Rational): Span => ({ low: value, high: value, known: true });

function meet(one: Span, other: Span): Span | undefined {
  const lows = [one, other].filter(({ low }) => !isAbove(one.low, low) && !isAbove(other.low, low));
  const low = isAbove(one.low, other.low) ? one.low : other.low;
  const high =
    one.high === undefined || (other.high !== undefined && isAbove(one.high, other.high)) ? other.high : one.high;
  const highs = [one, other].filter((each) => high && each.high && isSame(each.high, high));
  const isLowOut = lows.some((each) => each.isLowOut);
  const isHighIn = highs.every((each) => each.isHighIn);
  const isOnePoint = high !== undefined && isSame(high, low) && isHighIn && !isLowOut;
  if (high !== undefined && !isAbove(high, low) && !isOnePoint) return undefined;
  return { low, high, known: false, isLowOut, isHighIn };
}

/**
 * A known age decides who is an adult: from 15 years. Without one, who weighs under 36 kg is a child, who weighs more than
 * 50 kg is an adult, and in between either.
 */
function groupsOf({ weight, months, group }: Patient): Possible['groups'] {
  if (group !== undefined) return [group];
  if (months !== null) return [isAbove(ADULT_FROM, months) ? 'child' : 'adult'];
  if (weight === null) return ['adult', 'child'];
  const kilograms = rational(weight);
  if (isAbove(fraction(36), kilograms)) return ['child'];
  return isAbove(kilograms, ADULT_ABOVE_KG) ? ['adult'] : ['adult', 'child'];
}

function agesOfGroups(groups: Possible['groups']): Span {
  const [only, other] = groups;
  if (other !== undefined) return { low: ZERO, high: undefined, known: false };
  return only === 'adult'
    ? { low: ADULT_FROM, high: undefined, known: false }
    : { low: ZERO, high: ADULT_FROM, known: false };
}

/**
 * The ages of those whom a view takes for an adult or a child. It counts everybody of 40 kg as an adult, which says nothing
 * of the age.
 */
function agesOfView({ weight, group }: Patient): Span {
  if (group === 'child') return { low: ZERO, high: VIEW_CHILD_UNDER, known: false };
  const isAdult = weight === null || isAbove(rational(weight), ADULT_ABOVE_KG);
  return { low: isAdult ? ADULT_FROM : ZERO, high: undefined, known: false };
}

const agesOfWeights = ({ low, high }: Span): Span => ({
  low: youngestAt(low),
  high: high === undefined ? undefined : tooOldAt(high),
  known: false,
});

/** The heaviest of a known age is still possible. */
const weightsOfAges = ({ low, high, known }: Span): Span => ({
  low: lightestFrom(low),
  high: high === undefined ? undefined : known ? tooHeavyAt(high) : tooHeavyUnder(high),
  known: false,
  isHighIn: known,
});

export function possibleOf(patient: Patient): Possible {
  const groups = groupsOf(patient);
  const weights = patient.weight === null ? undefined : point(rational(patient.weight));
  const ofGroups = patient.group === undefined ? agesOfGroups(groups) : agesOfView(patient);
  const ages =
    patient.months !== null
      ? point(patient.months)
      : weights
        ? (meet(ofGroups, agesOfWeights(weights)) ?? ofGroups)
        : ofGroups;
  return { ages, weights: weights ?? weightsOfAges(ages), groups, conditions: patient.conditions };
}

export const conditionHolds = (condition: string | undefined, { conditions }: Possible): Sure => {
  if (condition === undefined) return 'yes';
  const known = conditions.get(condition);
  return known === undefined ? 'maybe' : known ? 'yes' : 'no';
};

/** Whether everybody in the span is within the bound, nobody, or some. */
function within({ low, high, known, isLowOut, isHighIn }: Span, { end, at }: Pick<Bound, 'end' | 'at'>): Sure {
  if (known) {
    const above = isAbove(low, at);
    const below = isAbove(at, low);
    const inside = end === 'from' ? !below : end === 'above' ? above : end === 'to' ? !above : below;
    return inside ? 'yes' : 'no';
  }
  const isReached = !isAbove(at, low);
  const isPassed = isAbove(low, at) || (isReached && isLowOut === true);
  const isAtMost = high !== undefined && !isAbove(high, at);
  const isUnder = high !== undefined && (isAbove(at, high) || (isAtMost && isHighIn !== true));
  const answers = {
    from: [isReached, isUnder],
    above: [isPassed, isAtMost],
    to: [isAtMost, isPassed],
    below: [isUnder, isReached],
  } as const;
  const [isIn, isOut] = answers[end];
  return isIn ? 'yes' : isOut ? 'no' : 'maybe';
}

export const isNewborn = ({ ages, groups }: Possible): Sure =>
  andAll([groups.includes('child') ? 'yes' : 'no', within(ages, { end: 'below', at: ONE_MONTH })]);

function groupFits(group: WhoWords['group'], possible: Possible): Sure {
  if (group === undefined) return 'yes';
  if (group === 'newborn') return isNewborn(possible);
  if (!possible.groups.includes(group)) return 'no';
  return possible.groups.length === 1 ? 'yes' : 'maybe';
}

export function fits(who: WhoWords, possible: Possible): Sure {
  const answer = andAll([
    groupFits(who.group, possible),
    ...who.bounds.map((bound) => within(bound.of === 'kg' ? possible.weights : possible.ages, bound)),
    conditionHolds(who.condition, possible),
  ]);
  // Parts that are each possible may be impossible together.
  return answer === 'maybe' && narrowed(possible, who) === undefined ? 'no' : answer;
}

function spanOfBound({ end, at }: Bound): Span {
  return end === 'from' || end === 'above'
    ? { low: at, high: undefined, known: false, isLowOut: end === 'above' }
    : { low: ZERO, high: at, known: false, isHighIn: end === 'to' };
}

/** Those of the possible patients whom `who` names; undefined when there are none. */
export function narrowed(possible: Possible, who: WhoWords): Possible | undefined {
  const { group } = who;
  const groups =
    group === undefined
      ? possible.groups
      : possible.groups.filter((each) => each === (group === 'adult' ? group : 'child'));
  let ages: Span | undefined = possible.ages;
  let weights: Span | undefined = possible.weights;
  if (!ages.known && groups.length < possible.groups.length) ages = meet(ages, agesOfGroups(groups));
  if (ages && !ages.known && group === 'newborn') ages = meet(ages, { low: ZERO, high: ONE_MONTH, known: false });
  for (const bound of who.bounds) {
    if (bound.of === 'kg' && weights && !weights.known) weights = meet(weights, spanOfBound(bound));
    if (bound.of === 'months' && ages && !ages.known) ages = meet(ages, spanOfBound(bound));
  }
  if (ages && weights && !ages.known && !weights.known) {
    weights = meet(weights, weightsOfAges(ages));
    ages = weights && meet(ages, agesOfWeights(weights));
  }
  if (groups.length === 0 || !ages || !weights) return undefined;
  const conditions =
    who.condition === undefined ? possible.conditions : new Map([...possible.conditions, [who.condition, true]]);
  return { ages, weights, groups, conditions };
}

const BESIDE = { from: 'below', below: 'from', above: 'to', to: 'above' } as const;

/**
 * The two sides of the first thing about these patients that is not known: under 1 year, and from 1 year. Undefined when
 * it is a condition, which has no other side.
 */
export function outside(
  possible: Possible,
  { group, bounds }: WhoWords,
): { readonly inside: WhoWords; readonly outside: WhoWords } | undefined {
  const none: WhoWords = { words: '', group: undefined, bounds: [], condition: undefined };
  if (group !== undefined && groupFits(group, possible) === 'maybe') {
    const other: WhoWords =
      group === 'newborn'
        ? { ...none, bounds: [{ of: 'months', end: 'from', at: ONE_MONTH }] }
        : { ...none, group: group === 'adult' ? 'child' : 'adult' };
    return { inside: { ...none, group }, outside: other };
  }
  const bound = bounds.find((each) => within(each.of === 'kg' ? possible.weights : possible.ages, each) === 'maybe');
  return (
    bound && {
      inside: { ...none, bounds: [bound] },
      outside: { ...none, bounds: [{ ...bound, end: BESIDE[bound.end] }] },
    }
  );
}

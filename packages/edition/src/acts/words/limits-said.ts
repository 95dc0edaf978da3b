import {
  type Act,
  type ActPatient,
  type AskedAct,
  convert,
  convertible,
  type Dose,
  type DrugActs,
  doseOf,
  fitOf,
  type Given,
  type GivenLimit,
  quantity,
  type Who,
} from '@first60/clinical';

/** The total in figures: for the weight, or without one as it is written. */
export const amountOf = ({ total, limit }: GivenLimit): Dose | undefined =>
  total ?? (limit.total && doseOf(limit.total.low));

export const isLess = (one: Dose | undefined, other: Dose | undefined): boolean =>
  one !== undefined &&
  other !== undefined &&
  convertible(one.unit, other.unit) &&
  convert(one, other.unit).value.lt(other.value);

/** True when both are per kg, or both are not: only these can be compared. */
const areAlike = (one: GivenLimit, other: GivenLimit): boolean =>
  (one.total === undefined && one.limit.total?.perKg) === (other.total === undefined && other.limit.total?.perKg);

/** A limit that cannot be reached, because a smaller one that surely holds ends the drug or asks for the order before it. */
const isCovered = (one: GivenLimit, all: readonly GivenLimit[], patient: ActPatient, drug: DrugActs): boolean =>
  all.some(
    (other) =>
      other !== one &&
      other.limit.per === one.limit.per &&
      areAlike(one, other) &&
      coversWho(other, one, patient) &&
      countsAll(other, one, drug) &&
      (other.limit.then === 'stop' || one.limit.then === 'order') &&
      isLess(amountOf(other), amountOf(one)),
  );

/** A limit that surely holds covers any other; else it covers one for the same patients. */
const coversWho = (other: GivenLimit, one: GivenLimit, patient: ActPatient): boolean =>
  (other.applies === 'yes' && fitOf(other.limit.who ?? {}, patient) === 'yes') ||
  isWider(other.limit.who ?? {}, one.limit.who ?? {});

/** True for the same patients, or a group of which the others are a part: children, and children from 1 month. */
const isWider = (other: Who, one: Who): boolean =>
  JSON.stringify(other) === JSON.stringify(one) ||
  (other.if === undefined && other.range === undefined && (other.group === undefined || other.group === one.group));

/** The acts of the drug that are counted in a limit. */
const countedIn = ({ limit: { counts } }: GivenLimit, { acts }: DrugActs): readonly string[] =>
  Array.isArray(counts) ? counts : acts.filter(({ uncounted }) => !uncounted).map(({ id }) => id);

/** A limit that counts fewer acts can be kept while the other is passed. */
const countsAll = (other: GivenLimit, one: GivenLimit, drug: DrugActs): boolean =>
  (other.limit.counts === 'class' || one.limit.counts !== 'class') &&
  countedIn(one, drug).every((id) => countedIn(other, drug).includes(id));

/** A limit within a condition concerns an act that is for this condition. */
const isOfAct = ({ limit: { in: within } }: GivenLimit, { when = [] }: Act): boolean =>
  within === undefined || when.includes(within);

/** All doses of an act that is given a fixed number of times. A dose per kg without a weight has no total. */
function allDoses({ dose, repeat = [] }: Given): { readonly count: number; readonly total?: Dose } | undefined {
  const [only] = repeat;
  if (only === undefined || repeat.length > 1) return undefined;
  const count = only.is === 'none' ? 1 : only.is.count;
  if (count === undefined) return undefined;
  const isFigure = !dose.perKg && !dose.per && !dose.upTo;
  const most = dose.high ?? dose.low;
  return { count, ...(isFigure && { total: quantity(most.value.times(count), most.unit) }) };
}

/** The smaller total is said first. */
const sizeOf = (one: GivenLimit): number => amountOf(one)?.value.toNumber() ?? 0;

/** True for a limit that counts this act alone. */
export const isAloneIn = (one: GivenLimit, act: Act, drug: DrugActs): boolean =>
  one.limit.counts !== 'class' && countedIn(one, drug).every((id) => id === act.id);

/** True when no other act that the limit counts can be given to the patient: of one act alone, its own count is the end. */
const isAloneFor = (one: GivenLimit, act: Act, drug: DrugActs, patient: ActPatient): boolean =>
  one.limit.counts !== 'class' &&
  countedIn(one, drug).every((id) => {
    const other = drug.acts.find((each) => each.id === id);
    return id === act.id || other === undefined || other.dose.every(({ who }) => fitOf(who, patient) === 'no');
  });

/** The limits of an act that a crew reads for a patient. */
interface SaidLimits {
  /** In the order in which they are said. */
  readonly kept: readonly GivenLimit[];
  /** Those that the act's own number of doses does not end before. */
  readonly said: readonly GivenLimit[];
  /** Ends of this act alone, which are said beside a total of others: else the larger figure reads as what is left. */
  readonly ends: readonly GivenLimit[];
  readonly hasFamily: boolean;
  /** The number of doses of the act ends it before the limit does, or exactly at it. */
  readonly isEndedByCount: (one: GivenLimit) => boolean;
  /** The act's own doses come to a limit that not even an order passes. */
  readonly isEndedForGood: boolean;
}

type Asked = Pick<AskedAct, 'act' | 'drug'>;

/**
 * Which limits of an act are said for a patient: those that can be reached, the nearest first.
 * @param isBesideOthers true where the limits of another group stand beside: without its own end a group would read them
 */
export function limitsSaid(
  given: Given,
  { act, drug }: Asked,
  patient: ActPatient,
  isBesideOthers = false,
): SaidLimits {
  const own = given.limits.filter((one) => isOfAct(one, act));
  const all = allDoses(given);
  const count = all?.count ?? 0;
  const isEndedByCount = (one: GivenLimit): boolean => {
    const { limit } = one;
    if (all === undefined || limit.per !== undefined || limit.family) return false;
    const byDoses = limit.doses === undefined || all.count <= limit.doses;
    const byTotal = limit.total === undefined || (all.total !== undefined && !isLess(amountOf(one), all.total));
    return byDoses && byTotal;
  };
  const isUnsaid = (one: GivenLimit): boolean =>
    isEndedByCount(one) && isAloneFor(one, act, drug, patient) && !isLeftOpen(one, all?.total);
  const isReached = ({ limit, total }: GivenLimit): boolean =>
    limit.doses === count || (total !== undefined && all?.total !== undefined && !isLess(all.total, total));
  const open = own.filter((one) => !isCovered(one, own, patient, drug));
  const said = open.filter((one) => !isUnsaid(one));
  const hasCount = said.some(({ limit }) => limit.doses !== undefined);
  const ends = open.filter(
    (one) => isUnsaid(one) && count > 1 && (one.limit.then === 'order' ? !hasCount : said.length > 0 || isBesideOthers),
  );
  const kept = [...ends.toSorted(bySize), ...said.toSorted(bySize)];
  return {
    kept,
    said,
    ends,
    hasFamily: own.some(({ limit }) => limit.family === true),
    isEndedByCount,
    isEndedForGood: open.some(
      (one) => isUnsaid(one) && one.limit.then === 'stop' && one.applies === 'yes' && isReached(one),
    ),
  };
}

/** A total of the whole drug that the act's doses do not come to: what was given before counts in it. */
const isLeftOpen = (one: GivenLimit, all: Dose | undefined): boolean =>
  one.limit.counts === undefined && one.limit.then === 'stop' && isLess(all, amountOf(one));

const bySize = (one: GivenLimit, other: GivenLimit): number => sizeOf(one) - sizeOf(other);

/** The total that ends an act before its own number of doses does. */
export function totalBefore({ dose, limits }: Given, count: number): Dose | undefined {
  if (dose.perKg || dose.per || dose.upTo) return undefined;
  const most = dose.high ?? dose.low;
  const whole = quantity(most.value.times(count), most.unit);
  const totals = limits.flatMap(({ limit, applies, total }) =>
    applies === 'yes' && limit.per === undefined && limit.then === 'stop' && total !== undefined ? [total] : [],
  );
  return totals.find((total) => isLess(total, whole));
}

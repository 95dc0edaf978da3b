import {
  type Act,
  type ActPatient,
  convert,
  convertible,
  type Dose,
  type DrugActs,
  doseOf,
  fitOf,
  type Given,
  type GivenLimit,
  quantity,
} from '@first60/clinical';
import type { ActTables } from '../../model/act-tables.ts';
import { doseWithLiters, doseWords } from './dose-words.ts';
import { OLMD } from './names.ts';
import { doses } from './sentence.ts';
import { unsurePart } from './unsure-part.ts';
import { whoWords } from './who-words.ts';

/** The total in figures: for the weight, or without one as it is written. */
const amountOf = ({ total, limit }: GivenLimit): Dose | undefined => total ?? (limit.total && doseOf(limit.total.low));

const isLess = (one: Dose | undefined, other: Dose | undefined): boolean =>
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
  JSON.stringify(other.limit.who ?? {}) === JSON.stringify(one.limit.who ?? {});

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

/** All doses of an act that is given a fixed number of times. */
function allDoses({ dose, repeat = [] }: Given): { readonly count: number; readonly total: Dose } | undefined {
  const [only] = repeat;
  if (only === undefined || repeat.length > 1 || dose.perKg || dose.per || dose.upTo) return undefined;
  const count = only.is === 'none' ? 1 : only.is.count;
  const most = dose.high ?? dose.low;
  return count === undefined ? undefined : { count, total: quantity(most.value.times(count), most.unit) };
}

/** The smaller total is said first. */
const sizeOf = (one: GivenLimit): number => amountOf(one)?.value.toNumber() ?? 0;

/** True for a limit that counts this act alone. */
const isAloneIn = ({ counts }: Pick<GivenLimit['limit'], 'counts'>, act: Act, drug: DrugActs): boolean => {
  const all = drug.acts.filter(({ uncounted }) => !uncounted).map(({ id }) => id);
  return (counts ?? all) !== 'class' && [...(counts ?? all)].every((id) => id === act.id);
};

/** What is counted: this act alone, all doses of the drug, or all drugs of its kind. */
function countedWords(
  { counts, doses: count, family }: GivenLimit['limit'],
  act: Act,
  drug: DrugActs,
  name: string,
): string {
  const isAlone = isAloneIn({ ...(counts !== undefined && { counts }) }, act, drug);
  const whose = family ? ", the family's counted" : '';
  if (isAlone) return whose;
  return counts === 'class'
    ? ` of this kind in all${whose}`
    : `${count === undefined ? '' : ' of'} ${name} in all${whose}`;
}

/** The most in all: "6.4 mg, every route and reason counted, no more", "adult: 10 mg, then OLMD". */
export function limitWords(
  given: Given,
  act: Act,
  drug: DrugActs,
  tables: ActTables,
  patient: ActPatient,
  name: string,
): string[] {
  const own = given.limits.filter((one) => isOfAct(one, act));
  const all = allDoses(given);
  const isReachable = (one: GivenLimit): boolean => {
    const { limit } = one;
    // "One dose only" is said already.
    if (limit.doses !== undefined && limit.total === undefined && all?.count === limit.doses && !limit.family)
      return limit.doses > 1 && limit.then === 'order';
    const isAlone = Array.isArray(limit.counts) && limit.counts.length === 1 && limit.counts[0] === act.id;
    // The number of doses of an act ends it before a total of this act alone does.
    return !(
      isAlone &&
      all !== undefined &&
      limit.per === undefined &&
      !isLess(amountOf(one), all.total) &&
      limit.doses === undefined
    );
  };
  const kept = own
    .filter((one) => isReachable(one) && !isCovered(one, own, patient, drug))
    .toSorted((one, other) => sizeOf(one) - sizeOf(other));
  const isAfterOrder = ({ limit: { then } }: GivenLimit): boolean =>
    then === 'stop' && kept.some(({ limit }) => limit.then === 'order');
  return kept.map((one) => {
    const { limit, total } = one;
    const whose = whoWords(unsurePart(limit.who ?? {}, patient), tables.conditions);
    const amount = total === undefined ? limit.total && doseWords(limit.total) : doseWithLiters(total);
    const most = [amount, limit.doses === undefined ? undefined : doses(limit.doses)].filter(Boolean).join(', ');
    const end = limit.then === 'stop' ? 'no more' : `then ${OLMD}`;
    const day = limit.per === undefined ? '' : ' a day';
    // What the act's own number of doses cannot reach is reached with other acts alone.
    const isOthers = all !== undefined && total !== undefined && limit.per === undefined && !isLess(total, all.total);
    const others = isOthers && total !== undefined && !isAloneIn(limit, act, drug) ? 'with other doses ' : '';
    // Two totals side by side are read as a contradiction: the larger one is what an order cannot pass.
    const reach = isAfterOrder(one) ? 'even on order ' : others;
    return `${whose === '' ? '' : `${whose}: `}${reach}${most}${countedWords(limit, act, drug, name)}${day}, ${end}`;
  });
}

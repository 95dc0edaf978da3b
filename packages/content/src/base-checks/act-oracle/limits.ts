import { fraction, isAbove, least, minus, plus, type Rational, times } from '../oracle/rational.ts';
import type { ActWords, DrugWords, Limit } from './act-yaml.ts';
import { type DoseFigures, doseFigures, highEnd } from './dose-figures.ts';
import { type Amount, inUnit } from './dose-words.ts';
import type { ReadAct } from './oracle.ts';
import { andAll, conditionHolds, fits, type Possible, type Sure } from './possible-patient.ts';

/** What was given before: by the crew, as "midazolam/seizure-im", and doses by the family. */
export interface Before {
  readonly acts: ReadonlyMap<string, { readonly doses: number; readonly total?: Amount }>;
  readonly family: number;
}

/** A limit that concerns a patient, or may, as it stands after what was given before. */
export interface LimitFigures {
  readonly limit: Limit;
  readonly concerns: Sure;
  /** The total for the weight. */
  readonly total: Amount | undefined;
  /** Doses that count. */
  readonly doses: number;
  readonly dosesLeft: number | undefined;
  /** Not there when the total is for a weight that is not known, or when nobody said the amount of a dose before. */
  readonly totalLeft: Amount | undefined;
  /** A total of which it is not known how much is left. */
  readonly isUncertain: boolean;
}

/** A limit, and the drugs whose doses it counts together. */
interface Counting {
  readonly limit: Limit;
  readonly drugs: readonly DrugWords[];
}

export const refOf = (drug: DrugWords, act: ActWords): string => `${drug.id}/${act.id}`;

/** The acts that a limit counts. Every route counts; a flush never does. */
const isCounted = ({ counts }: Limit, drug: DrugWords, ref: string, act: ActWords): boolean =>
  !act.uncounted &&
  (counts === undefined || counts === 'class' || counts.some((each) => [each, `${drug.id}/${each}`].includes(ref)));

export function limitsOf({ act, drug, classes, classmates }: ReadAct): readonly Counting[] {
  if (act.uncounted) return [];
  const ofClass = (id: string): readonly DrugWords[] => classmates.get(id) ?? [drug];
  const all = classes.flatMap(({ id }) => ofClass(id));
  return [
    ...classes.flatMap(({ id, limits }) => limits.map((limit) => ({ limit, drugs: ofClass(id) }))),
    ...[...drug.limits, ...act.limits].map((limit) => ({ limit, drugs: limit.counts === 'class' ? all : [drug] })),
  ].filter(({ limit }) => isCounted(limit, drug, refOf(drug, act), act));
}

export function limitFigures(
  { limit, drugs }: Counting,
  { act, drug }: ReadAct,
  possible: Possible,
  weight: Rational | undefined,
  before: Before,
  factor: Rational | undefined,
): LimitFigures {
  const isWithin = limit.in !== undefined && act.when.includes(limit.in);
  const concerns = andAll([fits(limit.who, possible), isWithin ? 'yes' : conditionHolds(limit.in, possible)]);
  const figures = limit.total && doseFigures(limit.total, weight, 1);
  const whole = figures && !figures.perKg ? figures : undefined;
  const total = whole && { value: factor ? times(highEnd(whole), factor) : highEnd(whole), unit: whole.unit };
  const refs = new Set(
    drugs.flatMap((each) =>
      each.acts.filter((one) => isCounted(limit, drug, refOf(each, one), one)).map((one) => refOf(each, one)),
    ),
  );
  const given = [...refs].flatMap((ref) => before.acts.get(ref) ?? []).filter(({ doses }) => doses > 0);
  const doses = given.reduce((sum, each) => sum + each.doses, limit.family ? before.family : 0);
  const isSaid = given.every((each) => each.total !== undefined);
  const used =
    total && given.reduce((sum, each) => (each.total ? plus(sum, inUnit(each.total, total.unit)) : sum), fraction(0));
  return {
    limit,
    concerns,
    total,
    doses,
    dosesLeft: limit.doses === undefined ? undefined : Math.max(0, limit.doses - doses),
    totalLeft:
      total && used && isSaid ? { value: minus(total.value, least(total.value, used)), unit: total.unit } : undefined,
    isUncertain: limit.total !== undefined && given.length > 0 && !(total && isSaid),
  };
}

/** A limit that one more dose passes, or may pass. */
interface Passed {
  readonly limit: Limit;
  readonly sure: Exclude<Sure, 'no'>;
}

/**
 * The next dose as the limits leave it, one after the other. What may be less than written (a range, "up to") is kept to
 * what is left; any other dose is not cut, and passes the limit when more than is left would be needed.
 */
export function withinLimits(
  dose: DoseFigures,
  limits: readonly LimitFigures[],
): { readonly dose: DoseFigures; readonly passed: readonly Passed[] } {
  let left = dose;
  const passed: Passed[] = [];
  for (const { limit, concerns, doses, dosesLeft, totalLeft, isUncertain } of limits) {
    if (concerns === 'no') continue;
    const kept = totalLeft ? keptTo(left, inUnit(totalLeft, dose.unit)) : left;
    if (dosesLeft === 0 || !kept) passed.push({ limit, sure: concerns });
    else if (isUncertain || (doses > 0 && totalLeft && mayPass(left, totalLeft))) passed.push({ limit, sure: 'maybe' });
    else if (kept === left || concerns === 'yes' || !isForCondition(limit)) left = kept;
    else if (doses > 0) passed.push({ limit, sure: 'maybe' });
  }
  return { dose: left, passed };
}

/** Of a condition that is not known, a limit takes nothing from a dose. */
const isForCondition = ({ who, in: condition }: Limit): boolean =>
  who.condition !== undefined || condition !== undefined;

/** A dose for a weight that is not known may come to more than is left, unless its own maximum is within that. */
function mayPass({ perKg, per, max, unit }: DoseFigures, left: Amount): boolean {
  return perKg && per === undefined && (!max || isAbove(inUnit({ value: max, unit }, left.unit), left.value));
}

function keptTo(dose: DoseFigures, most: Rational): DoseFigures | undefined {
  const isNothing = most.n === 0n;
  // How much an infusion comes to, and a dose for a weight that is not known, is not known.
  if (dose.perKg || dose.per !== undefined) return isNothing ? undefined : dose;
  if (!isAbove(highEnd(dose), most)) return dose;
  const isLowWithin = !isAbove(dose.low, most);
  // A range from nothing on is no dose when nothing is left.
  if (isNothing || (!dose.upTo && (dose.high === undefined || !isLowWithin))) return undefined;
  return dose.high !== undefined && isAbove(most, dose.low)
    ? { ...dose, high: most }
    : { ...dose, low: most, high: undefined };
}

import { convert, type Dose, quantity } from '../units.ts';
import type { Act, DrugActs, DrugClass, Limit } from './act.ts';
import { doseFor, doseWithin, isLess, mostOf, scaledDose, writtenDose } from './give-dose.ts';
import type { DosesBefore, Given, GivenDose } from './given.ts';
import { givenParts } from './given-parts.ts';
import { allFit, type Fit } from './known-range.ts';
import { type BranchPatient, conditionFit, fitOf } from './who.ts';

/** A class of a drug, and all drugs of that class, whose doses count together. */
export interface ClassOfDrug {
  readonly rules: DrugClass;
  /** The ids of the drugs. */
  readonly drugs: readonly string[];
  /** Acts of these drugs that no limit counts: "sodium-chloride/flush". */
  readonly uncounted: readonly string[];
}

/** What a limit leaves for a patient, given the earlier doses. */
export interface LimitFor {
  readonly limit: Limit;
  readonly applies: 'yes' | 'unsure';
  /** The total for this weight. */
  readonly total?: Dose;
  /** Doses that count, and how many are left. */
  readonly doses: number;
  readonly dosesLeft?: number;
  /** What is left of the total; absent when some amount was not entered. */
  readonly left?: Dose;
  /** Set when doses were given of which the amount is not known. */
  readonly uncertain?: true;
}

/** A drug and one of its acts, as doses are counted: "midazolam/seizure-im". */
export const refOf = (drug: DrugActs, act: Act): string => `${drug.id}/${act.id}`;

/** The doses of an act that were given before. */
export const dosesOf = (drug: DrugActs, act: Act, before: DosesBefore): number =>
  before.acts.get(refOf(drug, act))?.doses ?? 0;

/**
 * The limits that concern a patient: those of the act, its drug and its classes that count this act. Totals are in
 * figures for the weight, times `factor` when a modifier shrinks them. An act that is uncounted has none.
 * @throws RangeError when doses that are counted together measure different things.
 */
export function limitsFor(
  drug: DrugActs,
  act: Act,
  classes: readonly ClassOfDrug[],
  patient: BranchPatient,
  before: DosesBefore,
  factor: number,
): readonly LimitFor[] {
  if (act.uncounted) return [];
  const ofClasses = classes.flatMap(({ rules, drugs }) => (rules.limits ?? []).map((limit) => ({ limit, drugs })));
  // A limit of the drug or the act that counts a class counts every class of the drug.
  const drugs = classes.flatMap((one) => one.drugs);
  const uncounted = new Set([...uncountedOf(drug), ...classes.flatMap((one) => one.uncounted)]);
  const own = [...(drug.limits ?? []), ...(act.limits ?? [])].map((limit) => ({
    limit,
    drugs: limit.counts === 'class' ? drugs : [drug.id],
  }));
  return [...ofClasses, ...own].flatMap((one) => {
    const counts = countedBy(one.limit, one.drugs, drug, uncounted);
    const applies = allFit([fitOf(one.limit.who ?? {}, patient), withinFit(one.limit, act, patient)]);
    if (applies === 'no' || !counts(refOf(drug, act))) return [];
    return [limitFor(one.limit, applies, counts, patient, before, factor)];
  });
}

/** A limit within a condition: an act that is for that condition is within it. */
const withinFit = (limit: Limit, act: Act, patient: BranchPatient): Fit =>
  limit.in !== undefined && act.when?.includes(limit.in) ? 'yes' : conditionFit(limit.in, patient);

/** The acts of a drug that no limit counts. */
export const uncountedOf = (drug: DrugActs): readonly string[] =>
  drug.acts.filter((act) => act.uncounted).map((act) => refOf(drug, act));

/** Which acts a limit counts. A flush is counted by none, be it of this drug or of another of its class. */
function countedBy(
  { counts }: Limit,
  drugs: readonly string[],
  drug: DrugActs,
  uncounted: ReadonlySet<string>,
): (ref: string) => boolean {
  const named =
    counts === undefined || counts === 'class'
      ? undefined
      : new Set(counts.map((name) => (name.includes('/') ? name : `${drug.id}/${name}`)));
  return (ref) => !uncounted.has(ref) && (named?.has(ref) ?? drugs.some((id) => ref.startsWith(`${id}/`)));
}

function limitFor(
  limit: Limit,
  applies: 'yes' | 'unsure',
  counts: (ref: string) => boolean,
  patient: BranchPatient,
  before: DosesBefore,
  factor: number,
): LimitFor {
  const given = [...before.acts].filter(([ref, { doses }]) => counts(ref) && doses > 0).map(([, one]) => one);
  const doses = given.reduce((sum, one) => sum + one.doses, limit.family ? before.family : 0);
  const written = limit.total && scaledDose(writtenDose(limit.total), { low: factor, high: factor });
  const atWeight = written && doseFor(written, patient);
  const total = atWeight === undefined || atWeight.perKg ? undefined : mostOf(atWeight);
  const totals = given.map((one) => one.total);
  const isComplete = totals.every((one) => one !== undefined);
  return givenParts({
    limit,
    applies,
    total,
    doses,
    dosesLeft: limit.doses === undefined ? undefined : Math.max(0, limit.doses - doses),
    left:
      total && isComplete
        ? leftOf(
            total,
            totals.filter((one) => one !== undefined),
          )
        : undefined,
    uncertain: limit.total && totals.length > 0 && !(total && isComplete) ? (true as const) : undefined,
  });
}

function leftOf(total: Dose, given: readonly Dose[]): Dose {
  const left = given.reduce((rest, one) => rest.minus(convert(one, total.unit).value), total.value);
  return quantity(left.lt(0) ? 0 : left, total.unit);
}

/** What limits make of the next dose. */
export interface WithinLimits {
  /** The dose, kept to what is left where less may do. */
  readonly dose: GivenDose;
  /** Limits that the next dose would pass, or may pass. */
  readonly passed: readonly { readonly limit: Limit; readonly applies: 'yes' | 'unsure' }[];
}

/**
 * The next dose within the limits: one that may be less is kept to what is left, any other is never cut, and a limit that
 * it would pass counts as used up. A limit for a condition that is not known cuts nothing; after earlier doses it may be
 * passed. An infusion has no amount of its own: it is within a total until that was given. A dose
 * per kg without a weight may pass what is left, unless its own maximum is within that: `most` is the written one, which a
 * dose no longer has where no weight of the patient comes to it.
 * @throws RangeError when dose and limit measure different things.
 */
export function withinLimits(dose: GivenDose, limits: readonly LimitFor[], most?: Dose): WithinLimits {
  let within = dose;
  const passed: WithinLimits['passed'][number][] = [];
  for (const { limit, applies, doses, dosesLeft, left, uncertain } of limits) {
    const kept = left === undefined ? within : keptTo(within, left);
    if (dosesLeft === 0 || kept === undefined) passed.push({ limit, applies });
    else if (uncertain || (doses > 0 && left && mayPass(within, left, most))) passed.push({ limit, applies: 'unsure' });
    else if (!isForUnknown({ limit, applies }) || kept === within) within = kept;
    else if (doses > 0) passed.push({ limit, applies });
  }
  return { dose: within, passed };
}

/** A limit for a condition of which nothing is known: it cuts nobody's dose. */
const isForUnknown = ({ limit: { who = {}, in: within }, applies }: Pick<LimitFor, 'limit' | 'applies'>): boolean =>
  applies === 'unsure' && (who.if !== undefined || within !== undefined);

const mayPass = ({ perKg, per, max }: GivenDose, left: Dose, written?: Dose): boolean => {
  const most = max ?? written;
  return perKg === true && per === undefined && (most === undefined || isLess(left, most));
};

function keptTo(dose: GivenDose, left: Dose): GivenDose | undefined {
  if (dose.perKg || dose.per) return left.value.eq(0) ? undefined : dose;
  return doseWithin(dose, left);
}

/** Doses and amount that are left before a limit or the act's own count; undefined when nothing that counts was given. */
export function leftBefore(
  limits: readonly LimitFor[],
  given: number,
  count: number | undefined,
): Given['left'] | undefined {
  if (given === 0 && limits.every(({ doses }) => doses === 0)) return undefined;
  const doses = limits.flatMap(({ dosesLeft }) => (dosesLeft === undefined ? [] : [dosesLeft]));
  if (count !== undefined) doses.push(Math.max(0, count - given));
  const totals = limits.flatMap(({ left }) => (left === undefined ? [] : [left]));
  return givenParts({
    doses: doses.length === 0 ? undefined : Math.min(...doses),
    total: totals.reduce<Dose | undefined>((least, each) => (least && !isLess(each, least) ? least : each), undefined),
  });
}

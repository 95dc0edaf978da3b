import { fraction, isAbove, least, type Rational, rational, times } from '../oracle/rational.ts';
import type {
  ActWords,
  Caution,
  ClassWords,
  DrugWords,
  Modifier,
  OrderRule,
  Preparation,
  Product,
} from './act-yaml.ts';
import { type ActCautions, appliesTo, cautionsOf, isStopped } from './cautions.ts';
import {
  areComparable,
  atWeights,
  type DoseFigures,
  doseFigures,
  grown,
  highEnd,
  isLess,
  isSameDose,
  modified,
} from './dose-figures.ts';
import { inUnit } from './dose-words.ts';
import { type Before, type LimitFigures, limitFigures, limitsOf, refOf, withinLimits } from './limits.ts';
import { type Mixed, mixed, preparationChoices, productOf, routesOf } from './mixing.ts';
import {
  andAll,
  conditionHolds,
  fits,
  isNewborn,
  narrowed,
  opposite,
  orAny,
  type Patient,
  type Possible,
  possibleOf,
  type Sure,
} from './possible-patient.ts';
import type { WhoWords } from './who-words.ts';

/** An act, its drug and its classes, read once for many patients. */
export interface ReadAct {
  readonly act: ActWords;
  readonly drug: DrugWords;
  readonly classes: readonly ClassWords[];
  /** All drugs of each class. */
  readonly classmates: ReadonlyMap<string, readonly DrugWords[]>;
  /** The fluids in the kits, as preparations name them. */
  readonly fluids: ReadonlySet<string>;
  readonly cautions: ActCautions;
}

/** What a caution is for everybody that the patient may be, and for those of one branch alone. */
export interface CautionState {
  readonly caution: Caution;
  readonly wide: Sure;
  readonly narrow: Sure;
}

export interface DoseOutcome extends Mixed {
  readonly dose: DoseFigures;
}

/** What the dose would be by a modifier that is not in it. */
interface OtherDose extends DoseOutcome {
  readonly modifier: Modifier;
  readonly applies: Exclude<Sure, 'no'>;
  readonly isOrder: boolean;
}

/** What one entry of an act's doses comes to, by one preparation. */
export interface Outcome {
  /** Drug and act. */
  readonly ref: string;
  readonly who: WhoWords;
  readonly kind: 'given' | 'said' | 'call' | 'nobody';
  readonly say: string | undefined;
  readonly given: DoseOutcome | undefined;
  readonly preparation: Preparation | undefined;
  readonly stock: Product;
  readonly modified: readonly Modifier[];
  readonly otherwise: readonly OtherDose[];
  readonly limits: readonly LimitFigures[];
  /** For those of this branch, and for everybody that the patient may be. */
  readonly order: { readonly narrow: Sure; readonly wide: Sure };
  /** Orders that follow from modifiers, limits and the act's own number of doses. */
  readonly added: number;
  readonly rules: readonly { readonly rule: OrderRule; readonly narrow: Sure; readonly wide: Sure }[];
  /** Rules that may hold at a later dose or after another drug. */
  readonly later: readonly { readonly rule: OrderRule; readonly narrow: Sure; readonly wide: Sure }[];
  readonly stopped: { readonly narrow: Sure; readonly wide: Sure };
  /** A limit at which nothing more is given. */
  readonly ended: Sure;
  /** Before the act's own number and the limits that surely concern the patient; then before any limit. */
  readonly dosesLeft: readonly (number | undefined)[];
  readonly stop: ReadonlyMap<string, CautionState>;
  readonly ask: ReadonlyMap<string, CautionState>;
  readonly routes: readonly { readonly route: string; readonly open: Sure }[];
}

export interface Expected {
  readonly id: string;
  readonly entries: readonly { readonly who: WhoWords; readonly fits: Sure }[];
  /** Two entries surely fit one patient: a fault of the file. */
  readonly overlaps: boolean;
  readonly outcomes: readonly Outcome[];
}

/** All acts of a drug among others, which its classes' limits count too. */
export function readActs(
  drug: DrugWords,
  classes: ReadonlyMap<string, ClassWords>,
  drugs: readonly DrugWords[] = [drug],
  fluids: ReadonlySet<string> = new Set(drug.preparations.map(({ diluent }) => diluent)),
): readonly ReadAct[] {
  const ofDrug = drug.classes.map((key) => {
    const known = classes.get(key);
    if (!known) throw new Error(`${drug.id} is of the class ${key}, which is not in the table`);
    return known;
  });
  const classmates = new Map(ofDrug.map(({ id }) => [id, drugs.filter((each) => each.classes.includes(id))]));
  return drug.acts.map((act) => ({
    act,
    drug,
    classes: ofDrug,
    classmates,
    fluids,
    cautions: cautionsOf(act, drug, ofDrug),
  }));
}

/** A child is 1 month old at least where a newborn has an entry of their own. */
const FROM_ONE_MONTH = { of: 'months', end: 'from', at: fraction(1) } as const;

export function oracleOf(read: ReadAct, patient: Patient, before: Before): Expected {
  const { act } = read;
  const possible = possibleOf(patient);
  const hasNewborn = act.dose.some(({ who }) => who.group === 'newborn');
  const entries = act.dose.map((entry) => {
    const isCut = hasNewborn && entry.who.group === 'child';
    const who = isCut ? { ...entry.who, bounds: [...entry.who.bounds, FROM_ONE_MONTH] } : entry.who;
    return { ...entry, who, fits: andAll([fits(who, possible), isCut ? opposite(isNewborn(possible)) : 'yes']) };
  });
  const sure = entries.filter((entry) => entry.fits === 'yes');
  const shown = sure.length > 0 ? sure.slice(0, 1) : entries.filter((entry) => entry.fits === 'maybe');
  return {
    id: act.id,
    entries: entries.map(({ who, fits }) => ({ who, fits })),
    overlaps: sure.length > 1,
    outcomes: shown.flatMap((entry) => outcomesOf(read, entry, patient, possible, before)),
  };
}

/** The repeat that surely is the patient's, or all that may be. */
function repeatsFor(act: ActWords, possible: Possible) {
  const all = act.repeat.map(({ who, is }) => ({ is, sure: fits(who, possible) }));
  const sure = all.find((each) => each.sure === 'yes');
  return sure ? [sure] : all.filter((each) => each.sure === 'maybe');
}

function outcomesOf(
  read: ReadAct,
  { who, give }: ActWords['dose'][number],
  patient: Patient,
  wide: Possible,
  before: Before,
): Outcome[] {
  const { act, drug, cautions, fluids } = read;
  const branch = narrowed(wide, who) ?? wide;
  const weight = patient.weight === null ? undefined : rational(patient.weight);
  const number = (before.acts.get(refOf(drug, act))?.doses ?? 0) + 1;
  const isDose = typeof give !== 'string' && !('say' in give);
  const stops = [...cautions.stop.values()];
  const taken = routesOf(act, branch);
  const isClosed = (route: string, whose: Possible): Sure =>
    orAny(stops.filter(({ routes }) => routes?.includes(route)).map((stop) => appliesTo(stop, whose)));
  const open = taken.filter((route) => isClosed(route, branch) !== 'yes');
  const choices = isDose ? preparationChoices(act, drug, branch, open) : [{ preparation: undefined, possible: branch }];
  return choices.map(({ preparation, possible }) => {
    const repeats = repeatsFor(act, possible);
    const counts = repeats.flatMap(({ is, sure }) => (is.count === undefined ? [] : [{ count: is.count, sure }]));
    const usedUp = counts.filter(({ count }) => number > count);
    const growth = power(
      repeats
        .map(({ is }) => is.factor)
        .reduce<Rational | undefined>((one, each) => (one ? least(one, each) : each), undefined),
      number - 1,
    );
    const byAge =
      isDose && give.perKg && weight === undefined
        ? act.byAge.find((each) => fits(each.who, possible) === 'yes')
        : undefined;
    const words = byAge ? { ...EMPTY_DOSE, low: byAge.dose } : isDose ? give : undefined;
    const raw = words && grown(doseFigures(words, weight, number), growth);
    const modifiers = [...drug.modify, ...act.modify]
      .filter(({ acts }) => acts?.includes(act.id) ?? true)
      .map((modifier) => ({ modifier, applies: fits(modifier.who, possible) }));
    const sure = modifiers.filter(({ applies }) => applies === 'yes').map(({ modifier }) => modifier);
    const full = raw && leastOf(raw, sure, weight, growth);
    const limits = limitsOf(read)
      .map((limit) => limitFigures(limit, read, possible, weight, before, limitFactor(sure)))
      .filter(({ concerns }) => concerns !== 'no');
    const { dose, passed } = full ? withinLimits(full, limits) : { dose: undefined, passed: [] };
    const outcome = (figures: DoseFigures): DoseOutcome => {
      const own = atWeights(figures, possible.weights);
      return { dose: own, ...mixed(own, act, drug, preparation, possible, open, fluids) };
    };
    const rules = act.order.map((rule) => ({
      rule,
      narrow: ruleHolds(rule, read, possible, weight, dose, before),
      wide: ruleHolds(rule, read, wide, weight, dose, before),
    }));
    const later = act.order
      .filter(({ fromDose, after }) => fromDose !== undefined || after !== undefined)
      .map((rule) => ({ rule, narrow: ruleConcerns(rule, possible), wide: ruleConcerns(rule, wide) }));
    const onOrder = sure.filter(({ order }) => order).map(() => 'yes' as const);
    const states = (level: 'stop' | 'ask'): ReadonlyMap<string, CautionState> =>
      new Map(
        [...cautions[level]]
          .map(([key, caution]) => {
            return [key, { caution, wide: appliesTo(caution, wide), narrow: appliesTo(caution, possible) }] as const;
          })
          .filter(([, state]) => state.wide !== 'no'),
      );
    const [stop, ask] = [states('stop'), states('ask')];
    const ordersAdded: Sure[] = [
      ...onOrder,
      ...(dose ? passed.map((each) => each.sure) : []),
      ...usedUp.map((each) => each.sure),
    ];
    const asking = (of: 'narrow' | 'wide'): Sure =>
      orAny([
        ...rules.filter(({ rule }) => rule.kind === 'order').map((each) => each[of]),
        ...ordersAdded,
        ...[...ask].filter(([key, each]) => each[of] === 'yes' && !stop.has(key)).map(() => 'yes' as const),
      ]);
    return {
      ref: refOf(drug, act),
      who: byAge?.who ?? who,
      kind: taken.length === 0 ? 'nobody' : give === 'call' ? 'call' : raw ? 'given' : 'said',
      say: typeof give !== 'string' && 'say' in give ? give.say : undefined,
      given: dose && outcome(dose),
      preparation,
      stock: productOf(act, drug),
      modified: sure,
      otherwise: raw && full && dose ? othersOf(raw, full, dose, modifiers, weight, growth, limits, outcome) : [],
      limits: raw ? limits : [],
      order: { narrow: asking('narrow'), wide: asking('wide') },
      added: ordersAdded.length,
      rules,
      later,
      stopped: { narrow: isStopped(act, stops, possible), wide: isStopped(act, stops, wide) },
      ended: orAny(passed.filter(({ limit }) => limit.reached === 'stop').map((each) => each.sure)),
      dosesLeft: (['yes', 'maybe'] as const).map((least) =>
        leastNumber([
          ...counts.map(({ count }) => count - number + 1),
          ...limits.filter(({ concerns }) => least === 'maybe' || concerns === 'yes').map((each) => each.dosesLeft),
        ]),
      ),
      stop,
      ask: new Map([...ask].filter(([key]) => !stop.has(key))),
      routes: act.routes.map(({ route, who: whose }) => ({
        route,
        open: andAll([fits(whose, possible), opposite(isClosed(route, possible) === 'yes' ? 'yes' : 'no')]),
      })),
    } satisfies Outcome;
  });
}

const EMPTY_DOSE = {
  high: undefined,
  perKg: false,
  per: undefined,
  upTo: false,
  min: undefined,
  max: undefined,
  later: undefined,
  inMl: false,
} as const;

function power(base: Rational | undefined, count: number): Rational {
  let whole = fraction(1);
  for (let at = 0; at < count; at += 1) whole = times(whole, base ?? fraction(1));
  return whole;
}

/**
 * Two reasons to give half do not make a quarter: the least of the doses that the modifiers leave, never more than the full
 * one. "Half or none" is less than half.
 */
function leastOf(
  raw: DoseFigures,
  modifiers: readonly Modifier[],
  weight: Rational | undefined,
  growth: Rational,
): DoseFigures {
  return modifiers
    .map((modifier) => modified(raw, modifier, weight, growth))
    .reduce(
      (least, each) => (!areComparable(each, least) || isLess(each, least) || startsLower(each, least) ? each : least),
      raw,
    );
}

/** The same upper end from a lower one. */
const startsLower = (one: DoseFigures, other: DoseFigures): boolean =>
  !isLess(other, one) && isAbove(other.low, inUnit({ value: one.low, unit: one.unit }, other.unit));

/**
 * The doses that a modifier would leave and that are not given: one that may apply and changes the dose, and one that
 * surely applies and would give more than is written. Each is kept to the limits.
 */
function othersOf(
  raw: DoseFigures,
  full: DoseFigures,
  dose: DoseFigures,
  modifiers: readonly { readonly modifier: Modifier; readonly applies: Sure }[],
  weight: Rational | undefined,
  growth: Rational,
  limits: readonly LimitFigures[],
  outcome: (figures: DoseFigures) => DoseOutcome,
): OtherDose[] {
  return modifiers.flatMap(({ modifier, applies }) => {
    if (applies === 'no') return [];
    const other = modified(raw, modifier, weight, growth);
    const isMore = isLess(raw, other);
    const isChange = !isSameDose(other, full) && (!isLess(full, other) || isMore);
    if (applies === 'yes' ? !isMore : !isChange) return [];
    // What a limit for another condition leaves is not known: this dose is for the modifier's own condition.
    const counting = limits.filter(
      ({ limit: { who }, concerns }) =>
        concerns === 'yes' || who.condition === undefined || who.condition === modifier.who.condition,
    );
    const kept = withinLimits(other, counting);
    if (kept.passed.some(({ limit, sure }) => limit.reached === 'stop' && sure === 'yes')) return [];
    if (isSameDose(kept.dose, dose)) return [];
    return [{ modifier, applies, isOrder: modifier.order || kept.passed.length > 0, ...outcome(kept.dose) }];
  });
}

function limitFactor(sure: readonly Modifier[]): Rational | undefined {
  const factors = sure.flatMap(({ limits, factor }) => (limits && factor ? [factor.high] : []));
  return factors.reduce<Rational | undefined>((one, each) => (one ? least(one, each) : each), undefined);
}

function leastNumber(numbers: readonly (number | undefined)[]): number | undefined {
  const known = numbers.filter((each) => each !== undefined);
  return known.length === 0 ? undefined : Math.max(0, Math.min(...known));
}

/** Whether a rule is for the patient, whatever was given. */
function ruleConcerns(rule: OrderRule, possible: Possible): Sure {
  return andAll([
    fits(rule.who, possible),
    conditionHolds(rule.condition, possible),
    rule.unless === undefined ? 'yes' : opposite(conditionHolds(rule.unless, possible)),
  ]);
}

function ruleHolds(
  rule: OrderRule,
  read: ReadAct,
  possible: Possible,
  weight: Rational | undefined,
  dose: DoseFigures | undefined,
  before: Before,
): Sure {
  const number = (before.acts.get(refOf(read.drug, read.act))?.doses ?? 0) + 1;
  const answers: Sure[] = [ruleConcerns(rule, possible)];
  if (rule.fromDose !== undefined) answers.push(number >= rule.fromDose ? 'yes' : 'no');
  if (rule.above) answers.push(dose ? isAboveRule(dose, doseFigures(rule.above, weight, 1)) : 'maybe');
  if (rule.after) answers.push(wasGiven(rule.after, read, before));
  return andAll(answers);
}

function isAboveRule(dose: DoseFigures, above: DoseFigures): Sure {
  if (dose.perKg !== above.perKg || dose.per !== above.per) return 'maybe';
  const limit = inUnit({ value: above.low, unit: above.unit }, dose.unit);
  if (isAbove(dose.low, limit)) return 'yes';
  return isAbove(highEnd(dose), limit) ? 'maybe' : 'no';
}

/** Whether an act or a drug was given before, by these routes when they are said. What an act by several routes was given by is not known. */
function wasGiven({ given, routes }: NonNullable<OrderRule['after']>, { drug }: ReadAct, before: Before): Sure {
  const isMeant = (ref: string): boolean =>
    ref === given || ref.startsWith(`${given}/`) || ref === `${drug.id}/${given}`;
  return orAny(
    [...before.acts]
      .filter(([ref, { doses }]) => doses > 0 && isMeant(ref))
      .map(([ref]) => {
        if (routes.length === 0) return 'yes';
        const act = drug.acts.find((each) => refOf(drug, each) === ref);
        if (!act) return 'maybe';
        const among = act.routes.filter(({ route }) => routes.includes(route)).length;
        return among === act.routes.length ? 'yes' : among > 0 ? 'maybe' : 'no';
      }),
  );
}

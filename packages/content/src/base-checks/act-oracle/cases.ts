import { digitsOf, fraction, isAbove, minus, over, plus, type Rational, rational, times } from '../oracle/rational.ts';
import { type Amount, inUnit } from './dose-words.ts';
import { type Before, refOf } from './limits.ts';
import { oracleOf, type ReadAct } from './oracle.ts';
import type { Patient } from './possible-patient.ts';
import type { WhoWords } from './who-words.ts';

/** A patient and what was given before. */
export interface Case {
  readonly patient: Patient;
  readonly given: { readonly read: ReadAct; readonly doses: number } | undefined;
  readonly family: number;
}

/** All cases of an act, by number. Those of one run differ by the weight alone, and follow each other, lightest first. */
export interface Cases {
  readonly count: number;
  readonly at: (index: number) => Case | undefined;
  /** The case with the next lighter weight, when there is one. */
  readonly lighter: (index: number) => Case | undefined;
}

/** What was given before, with its total when the weight lets it be known. Worked out only for the cases that are looked at. */
export const beforeOf = ({ patient, given, family }: Case): Before => ({
  acts: given ? dosesOf(given.read, patient, given.doses, family) : new Map(),
  family,
});

const WEIGHTS =
  '0.5 1 1.5 2 2.5 3 4 5 6 7 8 9 10 12 14 15 16 18 20 22 25 28 30 32 34 38 45 55 60 70 80 90 100 120 150'.split(' ');
const YEARS = [0.5, 1, 2, 6, 10, 14, 15, 18, 40, 64, 65, 69, 75, 120];
const HEAVIEST = fraction(150);
const OLDEST = fraction(1440);
const TENTH = rational('0.1');

/** Everybody that an act, its drug or its classes name. */
function everyWho({ act, drug, classes }: ReadAct): WhoWords[] {
  const cautions = [...classes, drug, act].flatMap(({ stop, ask }) => [...stop, ...ask]);
  const limits = [...classes, drug, act].flatMap((each) => each.limits);
  return [
    ...act.dose.map(({ who }) => who),
    ...act.routes.map(({ who }) => who),
    ...act.repeat.map(({ who }) => who),
    ...act.byAge.map(({ who }) => who),
    ...act.order.map(({ who }) => who),
    ...[...drug.modify, ...act.modify].map(({ who }) => who),
    ...cautions.map(({ who }) => who),
    ...limits.map(({ who }) => who),
    ...drug.preparations.flatMap(({ must, may }) => [...must, ...may].map(({ who }) => who)),
  ];
}

/** The weights at which a dose per kg reaches its limits. */
function weightsAtLimits({ act, drug }: ReadAct): Rational[] {
  const doses = [...act.dose.map(({ give }) => give), ...[...act.limits, ...drug.limits].map(({ total }) => total)];
  return doses.flatMap((dose) => {
    if (dose === undefined || typeof dose === 'string' || 'say' in dose || !dose.perKg) return [];
    const ends = [dose.min, dose.max].filter((each) => each !== undefined);
    return ends.map((end: Amount) => over(inUnit(end, dose.low.unit), dose.low.value));
  });
}

const around = (value: Rational, step: Rational): Rational[] => [minus(value, step), value, plus(value, step)];
const inOrder = (values: readonly Rational[]): Rational[] =>
  values
    .toSorted((a, b) => (isAbove(a, b) ? 1 : isAbove(b, a) ? -1 : 0))
    .filter((value, at, all) => at === 0 || isAbove(value, all[at - 1] ?? value));

function weightsOf(read: ReadAct): readonly (string | null)[] {
  const named = everyWho(read).flatMap(({ bounds }) => bounds.filter(({ of }) => of === 'kg').map(({ at }) => at));
  const limits = [...named, fraction(36), fraction(40), fraction(50), ...weightsAtLimits(read)];
  const all = [...WEIGHTS.map(rational), ...limits.flatMap((limit) => around(limit, TENTH))];
  const possible = inOrder(all).filter((each) => each.n > 0n && !isAbove(each, HEAVIEST));
  return [null, ...possible.flatMap((each) => digitsOf(each) ?? [])];
}

function agesOf(read: ReadAct): readonly (Rational | null)[] {
  const named = everyWho(read).flatMap(({ bounds }) => bounds.filter(({ of }) => of === 'months').map(({ at }) => at));
  const fixed = YEARS.map((each) => times(rational(String(each)), fraction(12)));
  const all = [fraction(0), fraction(1), ...fixed, ...named.flatMap((limit) => around(limit, fraction(1)))];
  return [null, ...inOrder(all).filter(({ n, d }) => n >= 0n && !isAbove({ n, d }, OLDEST))];
}

const conditionsOfWho = (whos: readonly WhoWords[]): string[] => whos.flatMap(({ condition }) => condition ?? []);

/** Conditions that change the dose: each is enumerated with each other. */
function doseConditions({ act, drug }: ReadAct): string[] {
  const modify = [...drug.modify, ...act.modify].filter(({ acts }) => acts?.includes(act.id) ?? true);
  return [...new Set(conditionsOfWho([...modify.map(({ who }) => who), ...act.dose.map(({ who }) => who)]))];
}

/** All other conditions: each is tried alone. */
function otherConditions(read: ReadAct): string[] {
  const { act, drug, classes } = read;
  const named = [
    ...conditionsOfWho(everyWho(read)),
    ...act.order.flatMap(({ condition, unless }) => [condition, unless]),
    ...[...classes, drug, act].flatMap(({ limits }) => limits.map((limit) => limit.in)),
    ...(act.in === 'arrest' ? classes.flatMap(({ rules }) => rules.map(({ condition }) => condition)) : []),
  ].filter((each) => each !== undefined);
  const enumerated = new Set(doseConditions(read));
  return [...new Set(named)].filter((each) => !enumerated.has(each));
}

const ANSWERS = [undefined, true, false] as const;

/** One combination of answers, numbered in base 3: each condition is unknown, yes or no. */
function answersAt(conditions: readonly string[], index: number): ReadonlyMap<string, boolean> {
  let left = index;
  return new Map(
    conditions.flatMap((condition) => {
      const answer = ANSWERS[left % ANSWERS.length];
      left = Math.floor(left / ANSWERS.length);
      return answer === undefined ? [] : [[condition, answer] as const];
    }),
  );
}

const greatestCount = ({ act }: ReadAct): number => Math.max(1, ...act.repeat.map(({ is }) => is.count ?? 1));

/** Where the weight is not known, a crew may all the same have logged what it gave: as for this one. */
const LOGGED_FOR = '20';

function dosesOf(read: ReadAct, patient: Patient, doses: number, family: number): Before['acts'] {
  if (doses === 0) return new Map();
  const whose = patient.weight === null && family === 1 ? { ...patient, weight: LOGGED_FOR } : patient;
  const [outcome] = oracleOf(read, whose, { acts: new Map(), family: 0 }).outcomes;
  const dose = outcome?.given?.dose;
  const isKnown = dose && !dose.perKg && dose.per === undefined && digitsOf(dose.low) !== undefined;
  const total = isKnown ? { value: times(dose.low, fraction(doses)), unit: dose.unit } : undefined;
  return new Map([[refOf(read.drug, read.act), { doses, ...(total && { total }) }]]);
}

const NOTHING = { given: undefined, family: 0 };
const NO_CONDITION: ReadonlyMap<string, boolean> = new Map();

/** Cases that are all combinations of some things. The last of them is the weight. */
interface Section {
  readonly sizes: readonly number[];
  readonly at: (numbers: readonly number[]) => Case | undefined;
}

function caseIn({ sizes, at }: Section, index: number): Case | undefined {
  let left = index;
  const numbers = sizes
    .toReversed()
    .map((size) => {
      const number = left % size;
      left = Math.floor(left / size);
      return number;
    })
    .reverse();
  return at(numbers);
}

/**
 * Every case of an act: weights, ages, the conditions that change its dose, doses before, the family's doses; then each
 * other condition alone, and each other act given before that may count. `others` are those acts, read.
 */
export function casesOf(read: ReadAct, others: readonly ReadAct[]): Cases {
  const [weights, ages] = [weightsOf(read), agesOf(read)];
  const [changing, alone] = [doseConditions(read), otherConditions(read)];
  const at = <Value>(values: readonly Value[], index: number | undefined): Value => values[index ?? 0] as Value;
  const sections: readonly Section[] = [
    {
      sizes: [ANSWERS.length ** changing.length, ages.length, greatestCount(read) + 2, 3, weights.length],
      at: ([answers = 0, age, doses = 0, family = 0, weight]) => ({
        patient: { weight: at(weights, weight), months: at(ages, age), conditions: answersAt(changing, answers) },
        given: { read, doses },
        family,
      }),
    },
    {
      sizes: [alone.length, 2, ages.length, weights.length],
      at: ([condition, answer, age, weight]) => ({
        patient: {
          weight: at(weights, weight),
          months: at(ages, age),
          conditions: new Map([[at(alone, condition), answer === 0]]),
        },
        ...NOTHING,
      }),
    },
    {
      sizes: [others.length, 2, ages.length, weights.length],
      at: ([other, family = 0, age, weight]) => ({
        patient: { weight: at(weights, weight), months: at(ages, age), conditions: NO_CONDITION },
        given: { read: at(others, other), doses: 1 },
        family,
      }),
    },
    {
      sizes: [ages.length, weights.length],
      at: ([age, weight]) => inQuickView(at(weights, weight), at(ages, age)),
    },
  ];
  const placed = (index: number): { section: Section; within: number } | undefined => {
    let within = index;
    for (const section of sections) {
      const size = sizeOf(section);
      if (within < size) return { section, within };
      within -= size;
    }
    return undefined;
  };
  const caseAt = (index: number): Case | undefined => {
    const found = placed(index);
    return found && caseIn(found.section, found.within);
  };
  return {
    count: sections.reduce((sum, section) => sum + sizeOf(section), 0),
    at: caseAt,
    // The first weight of a run is none at all.
    lighter: (index) => ((placed(index)?.within ?? 0) % weights.length > 1 ? caseAt(index - 1) : undefined),
  };
}

const sizeOf = ({ sizes }: Section): number => sizes.reduce((all, size) => all * size, 1);

/** The quick calculator takes everybody from 40 kg for an adult; nobody of that weight is a baby. */
function inQuickView(weight: string | null, months: Rational | null): Case | undefined {
  if (weight === null) return undefined;
  const group = isAbove(fraction(40), rational(weight)) ? 'child' : 'adult';
  if (group === 'adult' && months !== null && isAbove(fraction(12), months)) return undefined;
  return { patient: { weight, months, group, conditions: NO_CONDITION }, ...NOTHING };
}

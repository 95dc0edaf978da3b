import type { Route } from '../medication-line/line-dose.ts';
import type { Act, ActCaution, Cautions, DrugActs, DrugClass, Know, Lift, MonitorKey, Who } from './act.ts';
import type { GivenCaution } from './given.ts';
import { givenParts } from './given-parts.ts';
import { type BranchPatient, fitOf } from './who.ts';

/** Stops, questions and warnings that may concern a patient. */
export interface CautionsFor {
  readonly stop: readonly GivenCaution[];
  readonly ask: readonly GivenCaution[];
  readonly know: readonly Know[];
  readonly monitor: readonly MonitorKey[];
}

type Level = 'stop' | 'ask' | 'know';
type From = GivenCaution['from'];
interface Found {
  readonly level: Level;
  readonly from: From;
  readonly caution: ActCaution;
}

/**
 * The cautions of an act for a patient: those of its classes, of its drug and its own, after what the act lifts. Each
 * condition appears once, at its strictest level, with the wording closest to the act. Cautions that cannot apply to the
 * patient are left out. Arrest rules of a class apply only to the acts of an arrest.
 */
export function cautionsFor(
  drug: DrugActs,
  act: Act,
  classes: readonly DrugClass[],
  patient: BranchPatient,
): CautionsFor {
  const inherited = [
    ...classes.flatMap((one) => [...cautionsOf(one, 'class'), ...(act.in === 'arrest' ? arrestRules(one) : [])]),
    ...cautionsOf(drug, 'drug'),
  ].flatMap((found) => lifted(found, act.lift));
  const found = [...inherited, ...cautionsOf(act, 'act')].filter(({ caution }) => concerns(caution, drug, act));
  const stop = given(once(found, 'stop'), patient);
  const stopped = new Set(stop.map(({ caution }) => keyOf(caution)));
  const ask = given(once(found, 'ask'), patient).filter(({ caution }) => !stopped.has(keyOf(caution)));
  return { stop, ask, know: knownOf(found, drug, act, classes, patient), monitor: monitored(drug, act, classes) };
}

const cautionsOf = ({ stop = [], ask = [] }: Cautions, from: From): readonly Found[] => [
  ...stop.map((caution) => ({ level: 'stop' as const, from, caution })),
  ...ask.map((caution) => ({ level: 'ask' as const, from, caution })),
];

const arrestRules = ({ rules = [] }: DrugClass): readonly Found[] =>
  rules.map(({ level, if: condition, source }) => ({
    level,
    from: 'class',
    caution: givenParts({ who: { if: condition }, source }),
  }));

/** What is left of an inherited caution. What is said of its own condition goes before what is said of all. */
function lifted(found: Found, lifts: readonly Lift[] = []): readonly Found[] {
  const condition = found.caution.who.if;
  const lift =
    lifts.find((one) => one.if !== undefined && one.if === condition) ?? lifts.find((one) => one.if === undefined);
  if (lift === undefined) return [found];
  if (lift.to === 'none') return [];
  const { say = found.caution.say, source = found.caution.source } = lift;
  return [{ ...found, level: lift.to, caution: givenParts({ ...found.caution, say, source }) }];
}

/** True when something is for this act, by its id or by drug and id, and by a route of it. */
function concerns(
  { acts, except = [], routes }: { acts?: readonly string[]; except?: readonly string[]; routes?: readonly Route[] },
  drug: DrugActs,
  act: Act,
): boolean {
  const isNamed = (names: readonly string[]) => names.includes(act.id) || names.includes(`${drug.id}/${act.id}`);
  const isByRoute = routes === undefined || act.routes.some(({ route }) => routes.includes(route));
  return (acts === undefined || isNamed(acts)) && !isNamed(except) && isByRoute;
}

/** The cautions of one level, each condition once: where it stood first, as it is said last. */
function once(found: readonly Found[], level: Level): readonly Found[] {
  return [
    ...new Map(found.filter((one) => one.level === level).map((one) => [keyOf(one.caution), one] as const)).values(),
  ];
}

const keyOf = ({ who, routes }: ActCaution): string => JSON.stringify([wordsOf(who), routes]);

const wordsOf = ({ group, range = {}, if: condition }: Who) => [group, Object.entries(range).toSorted(), condition];

const given = (found: readonly Found[], patient: BranchPatient): readonly GivenCaution[] =>
  found.flatMap(({ caution, from }) => {
    const applies = fitOf(caution.who, patient);
    return applies === 'no' ? [] : [{ caution, from, applies }];
  });

function knownOf(
  found: readonly Found[],
  drug: DrugActs,
  act: Act,
  classes: readonly DrugClass[],
  patient: BranchPatient,
): readonly Know[] {
  const lowered = once(found, 'know').map(
    ({ caution: { who, say = '', source } }): Know => givenParts({ say, who, source }),
  );
  const all = [...[...classes, drug, act].flatMap(({ know = [] }) => know), ...lowered].filter(
    (one) => concerns(one, drug, act) && fitOf(one.who ?? {}, patient) !== 'no',
  );
  return [...new Map(all.map((one) => [JSON.stringify([one.say, wordsOf(one.who ?? {})]), one])).values()];
}

const monitored = (drug: DrugActs, act: Act, classes: readonly DrugClass[]): readonly MonitorKey[] => [
  ...new Set([...classes, drug, act].flatMap(({ monitor = [] }) => monitor)),
];

/** True when a stop surely applies, by whatever route; false for one that closes single routes. */
export const isStopped = (stop: readonly GivenCaution[]): boolean =>
  stop.some(({ caution, applies }) => applies === 'yes' && caution.routes === undefined);

/** The routes that no stop surely closes. */
export const openRoutes = (routes: readonly Route[], stop: readonly GivenCaution[]): readonly Route[] =>
  routes.filter(
    (route) => !stop.some(({ caution, applies }) => applies === 'yes' && caution.routes?.includes(route) === true),
  );

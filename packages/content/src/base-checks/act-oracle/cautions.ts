import type { ActWords, Caution, ClassWords, DrugWords } from './act-yaml.ts';
import { fits, type Possible, type Sure } from './possible-patient.ts';
import { EVERYBODY, whoOrCondition } from './who-words.ts';

/** Stops and questions of an act after inheritance and lifts, each under its condition's key. */
export interface ActCautions {
  readonly stop: ReadonlyMap<string, Caution>;
  readonly ask: ReadonlyMap<string, Caution>;
}

/** One key for one condition of one set of patients, with its routes: what makes two cautions the same. */
const cautionKey = ({ who, routes }: Caution): string =>
  `${whoKey(who)}${routes ? ` by ${[...routes].sort().join(' or ')}` : ''}`;

/** The same key for the same patients, in whatever words. */
export const whoKey = ({ group, bounds, condition }: Caution['who']): string =>
  [
    group ?? 'all',
    ...bounds.map(({ of, end, at }) => `${end} ${Number(at.n) / Number(at.d)} ${of}`).sort(),
    ...(condition ? [`if ${condition}`] : []),
  ].join(', ');

const isNamed = (act: ActWords, drug: DrugWords, names: readonly string[]): boolean =>
  names.includes(act.id) || names.includes(`${drug.id}/${act.id}`);

const concerns = (act: ActWords, drug: DrugWords, { acts, except, routes }: Caution): boolean =>
  (acts === undefined || isNamed(act, drug, acts)) &&
  !isNamed(act, drug, except) &&
  (routes === undefined || act.routes.some(({ route }) => routes.includes(route)));

/** What a class says of a cardiac arrest is said of an act in an arrest. */
const rulesOf = (act: ActWords, { rules }: ClassWords, level: 'stop' | 'ask'): Caution[] =>
  act.in !== 'arrest'
    ? []
    : rules
        .filter((rule) => rule.level === level)
        .map(({ condition }) => ({
          who: whoOrCondition(condition),
          acts: undefined,
          except: [],
          routes: undefined,
          say: undefined,
        }));

export function cautionsOf(act: ActWords, drug: DrugWords, classes: readonly ClassWords[]): ActCautions {
  const inherited = (level: 'stop' | 'ask'): Caution[] =>
    [...classes.flatMap((each) => [...each[level], ...rulesOf(act, each, level)]), ...drug[level]].filter((each) =>
      concerns(act, drug, each),
    );
  const lifted = ({ who }: Caution) =>
    act.lift.find(({ condition }) => condition === undefined || condition === who.condition || condition === who.words);
  const keptStops = inherited('stop').filter((each) => !lifted(each));
  const askedInstead = inherited('stop').filter((each) => lifted(each)?.to === 'ask');
  const keptAsks = inherited('ask').filter((each) => !lifted(each) || lifted(each)?.to === 'ask');
  const own = (level: 'stop' | 'ask') => act[level].filter((each) => concerns(act, drug, each));
  return {
    stop: byKey([...keptStops, ...own('stop')]),
    ask: byKey([...keptAsks, ...askedInstead, ...own('ask')]),
  };
}

const byKey = (cautions: readonly Caution[]): ReadonlyMap<string, Caution> =>
  new Map(cautions.map((each) => [cautionKey(each), each]));

export const appliesTo = ({ who }: Caution, possible: Possible): Sure => fits(who, possible);

/** The routes that a stop leaves: all of them, unless it names some. */
export const isStopped = (act: ActWords, stops: readonly Caution[], possible: Possible): Sure => {
  const left = (sure: readonly Sure[]) =>
    act.routes.filter(
      ({ route, who }) =>
        fits(who ?? EVERYBODY, possible) !== 'no' &&
        !stops.some((stop) => (stop.routes?.includes(route) ?? true) && sure.includes(appliesTo(stop, possible))),
    );
  if (left(['yes']).length === 0) return 'yes';
  return left(['yes', 'maybe']).length === 0 ? 'maybe' : 'no';
};

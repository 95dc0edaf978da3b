import {
  type Act,
  type ActDose,
  convert,
  convertible,
  type Dose,
  type DrugActs,
  doseOf,
  type Figure,
  quantity,
} from '@first60/clinical';
import type { WrittenKnow } from '../../files/act/caution.ts';
import type { Meaning } from '../../files/act/meaning.ts';
import type { EditionActs } from '../../model/edition-acts.ts';
import type { ActTables } from '../act-tables.ts';
import { known, type Note } from '../notes.ts';

/** Warnings and the acts that they are about, and where they stand. */
export interface PlacedKnow {
  readonly know: readonly WrittenKnow[] | undefined;
  readonly acts: readonly Act[];
  readonly at: readonly PropertyKey[];
}

interface Surroundings {
  readonly drug: DrugActs;
  readonly acts: readonly Act[];
  readonly all: EditionActs;
  readonly tables: ActTables;
  /** Drugs with a problem: acts of theirs may be missing because of it. */
  readonly broken?: ReadonlySet<string>;
  /** What drugs say of what they must not meet in a line, by drug. Not asked of a card. */
  readonly apart?: ReadonlyMap<string, ReadonlySet<string>>;
}

/** A rule for one part of a meaning: what does not hold, in words. */
type Rules = {
  readonly [Field in keyof Meaning]-?: (
    said: NonNullable<Meaning[Field]>,
    around: Surroundings,
    whole: Meaning,
  ) => readonly string[];
};

const keysIn =
  (names: (tables: ActTables) => object | undefined, what: string) =>
  (said: readonly string[], { tables }: Surroundings): readonly string[] => {
    const all = names(tables);
    if (all === undefined) return [];
    return said
      .filter((name) => !Object.hasOwn(all, name))
      .map((name) => `"${name}" is no ${what}: ${known(Object.keys(all))}.`);
  };

const refsAre = (said: readonly string[], around: Surroundings): readonly string[] =>
  said
    .filter((ref) => !isThere(ref, around))
    .map((ref) => `"${ref}" is no act of this drug, no drug and no act of one.`);

function isThere(ref: string, { drug, all, broken }: Surroundings): boolean {
  const [id = '', name] = ref.split('/');
  if (broken?.has(id) || (name === undefined && broken?.has(drug.id))) return true;
  if (name === undefined) return drug.acts.some((act) => act.id === id) || all.drugs[id] !== undefined;
  return all.drugs[id]?.acts.some((act) => act.id === name) ?? false;
}

/** One rule for each part, so that a warning cannot say what its act does not do. */
const RULES: Rules = {
  never: (routes, { acts }) =>
    acts.flatMap((act) =>
      act.routes
        .filter(({ route }) => routes.includes(route))
        .map(({ route }) => `It is never given ${route}, and the act "${act.id}" gives it so: correct one of them.`),
    ),
  by: (routes, { acts }) =>
    routes
      .filter((route) => !acts.some((act) => act.routes.some((one) => one.route === route)))
      .map((route) => `It speaks of ${route}, and the act does not give it so: correct one of them.`),
  undiluted: (said, { acts, drug }) =>
    acts
      .filter((act) => isUndiluted(act, drug) !== (said === 'only'))
      .map((act) =>
        said === 'only'
          ? `It is given undiluted, and the act "${act.id}" has to be diluted: correct one of them.`
          : `It is never given undiluted, and nothing says how the act "${act.id}" is diluted: write it under "preparations".`,
      ),
  takenFor: (names, { drug }) =>
    names
      .filter((name) => !drug.products.some(({ lookalikes = [] }) => lookalikes.includes(name)))
      .map((name) => `It is taken for "${name}", which is no look-alike of the drug: name it under "lookalikes".`),
  times: (times, { drug }, { takenFor = [], unit }) => {
    const [{ holds }] = drug.products;
    if (holds.drug === undefined || holds.volume === undefined) return [];
    const ours = strengthOf(holds.drug, holds.volume.amount);
    const theirs = unit === undefined ? takenFor.flatMap(strengthNamed) : [ours];
    const isRight = theirs.some((one) =>
      unit === undefined
        ? convertible(one.unit, ours.unit) && convert(one, ours.unit).value.div(ours.value).eq(times)
        : convertible(ours.unit, unit as Figure['unit']) && convert(ours, unit as Figure['unit']).value.eq(times),
    );
    return isRight ? [] : [`It is not ${times} times as strong: correct the figure or the strength.`];
  },
  unit: (unit, { acts }) =>
    acts
      .filter((act) => !dosesOf(act).some(({ low }) => low.unit === unit))
      .map((act) => `It speaks of ${unit}, and the act "${act.id}" gives no dose in ${unit}.`),
  container: (said, { acts, drug }) => {
    const faults = acts.map((act) => ofContainer(said, act, drug));
    return faults.some((one) => one.length === 0) ? [] : (faults[0] ?? []);
  },
  counted: (names, { drug, acts, all, broken }) =>
    names.flatMap((name) => {
      if (!drug.acts.some(({ id }) => id === name))
        return broken?.has(drug.id) ? [] : [`There is no act "${name}": ${known(idsOf(drug))}.`];
      const isTogether = acts.some((act) => isCountedWith(act, name, drug, all));
      return isTogether ? [] : [`It is counted with "${name}", and no limit counts both: correct "limits".`];
    }),
  more: (refs, around) => compared(refs, around, 'more'),
  less: (refs, around) => compared(refs, around, 'less'),
  half: (refs, around) => compared(refs, around, 'half'),
  see: refsAre,
  after: refsAre,
  insteadOf: refsAre,
  without: refsAre,
  apartFrom: (names, { drug, all, apart, broken }) =>
    names.flatMap((name) => {
      if (broken?.has(name)) return [];
      if (all.drugs[name] === undefined) return [`There is no drug "${name}": ${known(Object.keys(all.drugs))}.`];
      return apart === undefined || apart.get(name)?.has(drug.id)
        ? []
        : [`It stays apart from "${name}", which does not say so: add it there.`];
    }),
  class: (names, { drug, tables }) => [
    ...keysIn(({ classes }) => classes, 'class in tables/classes.yaml')(names, { tables } as Surroundings),
    ...names
      .filter((name) => tables.classes[name] !== undefined && !drug.classes.includes(name))
      .map((name) => `It speaks of the class "${name}", of which the drug is not: correct one of them.`),
  ],
  about: keysIn(({ conditions }) => conditions, 'condition in tables/conditions.yaml'),
  brings: keysIn(({ words }) => words?.effects, 'effect in tables/effects.yaml'),
  watch: keysIn(({ monitoring }) => monitoring, 'entry in tables/monitoring.yaml'),
  device: (keys, around) => [
    ...keysIn(({ words }) => words?.devices, 'device in tables/devices.yaml')(keys, around),
    ...(keys.length === 1 &&
    keys[0] === 'pump' &&
    !around.acts.some(({ device = [] }) => device.some(({ is }) => is === 'pump'))
      ? ['It is given by pump, and the act does not say so: write "device: pump".']
      : []),
  ],
  titrate: (said, { acts }) =>
    acts
      .filter(({ target }) => (said === 'target' && target === undefined) || (said === 'not' && target !== undefined))
      .map(({ id }) =>
        said === 'not'
          ? `It is not titrated, and the act "${id}" has a target: correct one of them.`
          : `It is titrated to a target, and the act "${id}" has none: write "target".`,
      ),
  lowFirst: (_, { acts }) =>
    acts
      .filter((act) => !dosesOf(act).some(({ high }) => high !== undefined))
      .map(({ id }) => `It begins at the lower end, and the act "${id}" has no range of doses: correct one of them.`),
  neverDelays: keysIn(({ words }) => words?.steps, 'step in tables/steps.yaml'),
  afterShock: (count, { acts }) =>
    acts
      .filter(({ in: within, start }) => within !== 'arrest' || (start?.afterShock ?? count) !== count)
      .map(({ id }) => `It follows shock ${count}, and the act "${id}" is not given so: correct one of them.`),
  drops: ({ mL, minute }, { acts }) => {
    if (minute === undefined)
      return mL === MINUTES ? [] : ['Drops are as many as mL an hour with 60 drops a mL alone.'];
    const rates = acts.flatMap(dosesOf).filter(({ low, per }) => per === 'h' && low.unit === 'mL');
    const isRight = rates.some(({ low }) => Math.round((low.amount * mL) / MINUTES) === minute);
    return isRight
      ? []
      : [`No hourly rate of the act is ${minute} drops a minute of ${mL} drops a mL: count them again.`];
  },
};

const MINUTES = 60;

/** Drug in one mL. */
const strengthOf = ({ amount, unit }: Figure, mL: number): Dose => {
  return quantity(doseOf({ amount, unit }).value.div(mL), unit);
};

/** The strength that a look-alike has in its name: "atropine 1 mg/mL". */
function strengthNamed(name: string): readonly Dose[] {
  const { amount, unit } = /(?<amount>\d+(?:\.\d+)?) (?<unit>mg|mcg)\/mL/.exec(name)?.groups ?? {};
  return amount === undefined ? [] : [doseOf({ amount: Number(amount), unit: unit as 'mg' })];
}

const idsOf = ({ acts }: DrugActs): readonly string[] => acts.map(({ id }) => id);

const dosesOf = ({ dose }: Act): readonly ActDose[] =>
  dose.flatMap(({ give }) => (typeof give === 'object' && 'low' in give ? [give] : []));

/** True where the act is drawn from the stock as it is, by some route. */
function isUndiluted(act: Act, { products, preparations }: DrugActs): boolean {
  const product = products.find(({ id }) => id === act.product) ?? products[0];
  const isMixed = preparations.some(({ must }) =>
    must.some(
      ({ acts, routes, who }) =>
        who === undefined &&
        (acts === undefined || acts.includes(act.id)) &&
        (routes === undefined || act.routes.every(({ route }) => routes.includes(route))),
    ),
  );
  return !isMixed && act.routes.some(({ route }) => product.undiluted.includes(route));
}

/** What a warning of containers says that the doses are not. */
function ofContainer(said: NonNullable<Meaning['container']>, act: Act, { products }: DrugActs): readonly string[] {
  const { form, holds } = products.find(({ id }) => id === act.product) ?? products[0];
  if (said === 'counted') {
    return COUNTED.has(form) ? [] : [`Containers are counted, and the act "${act.id}" is drawn from a ${form}.`];
  }
  const held = holds.drug ?? holds.volume;
  if (held === undefined) return [];
  const shares = dosesOf(act).flatMap(({ low, high = low, perKg }) => (perKg ? [0] : (shareOf(high, held) ?? [])));
  const isRight = said === 'whole' ? shares.some((share) => share === 1) : shares.some((share) => share < 1);
  return isRight || shares.length === 0
    ? []
    : [`A dose is said to be ${said === 'whole' ? 'a whole' : 'part of a'} container, and no dose of "${act.id}" is.`];
}

const COUNTED: ReadonlySet<string> = new Set(['nebule', 'tablet', 'injector', 'kit', 'spray']);

const shareOf = ({ amount, unit }: Figure, held: Figure): number | undefined =>
  convertible(unit, held.unit)
    ? convert(doseOf({ amount, unit }), held.unit).value.div(held.amount).toNumber()
    : undefined;

/** True where one limit counts the act and the other one, or all acts of the drug. */
function isCountedWith(act: Act, other: string, drug: DrugActs, all: EditionActs): boolean {
  const limits = [
    ...(act.limits ?? []),
    ...(drug.acts.find(({ id }) => id === other)?.limits ?? []),
    ...(drug.limits ?? []),
    ...drug.classes.flatMap((name) => all.classes[name]?.limits ?? []),
  ];
  return limits.some(
    ({ counts }) => counts === undefined || counts === 'class' || (counts.includes(act.id) && counts.includes(other)),
  );
}

/** Acts that give more, less or half as much as these do, group by group. */
function compared(refs: readonly string[], around: Surroundings, by: 'more' | 'less' | 'half'): readonly string[] {
  const { drug, acts, all } = around;
  return refs.flatMap((ref) => {
    const [id = '', name] = ref.split('/');
    const other = (name === undefined ? drug : all.drugs[id])?.acts.find((act) => act.id === (name ?? id));
    if (other === undefined) return refsAre([ref], around);
    const ratios = acts.flatMap((act) => ratiosOf(act, other));
    const isRight = ratios.length > 0 && ratios.every((ratio) => IS_RIGHT[by](ratio));
    return isRight
      ? []
      : [`"${ref}" gives not ${by === 'half' ? 'half as much' : by} as it says: correct the words or the doses.`];
  });
}

const IS_RIGHT = {
  more: (ratio: number) => ratio > 1,
  less: (ratio: number) => ratio < 1,
  half: (ratio: number) => ratio === 1 / 2,
} as const;

/** How many times the other's dose is this one, for each group that both have in one unit. */
const ratiosOf = (act: Act, other: Act): readonly number[] =>
  act.dose.flatMap(({ who, give }) =>
    other.dose.flatMap(({ who: whose, give: given }) => {
      if (typeof give !== 'object' || typeof given !== 'object' || !('low' in give) || !('low' in given)) return [];
      const isSame = who.group === whose.group || who.group === undefined || whose.group === undefined;
      const isLike = give.low.unit === given.low.unit && give.perKg === given.perKg;
      return isSame && isLike ? [given.low.amount / give.low.amount] : [];
    }),
  );

/** The meanings of a warning: its own, and those of the rows of the table that it uses. */
const meaningsOf = ({ say, means }: WrittenKnow, { words }: ActTables): readonly Meaning[] => [
  ...(means ? [means] : []),
  ...(typeof say === 'object' && 'words' in say ? say.words.flatMap(({ key }) => words?.warnings?.[key] ?? []) : []),
];

/** What each drug must not meet in a line, as its warnings say. */
export const apartOf = (
  drugs: ReadonlyMap<string, readonly (readonly WrittenKnow[] | undefined)[]>,
  tables: ActTables,
): NonNullable<Surroundings['apart']> =>
  new Map(
    [...drugs].map(([id, all]) => [
      id,
      new Set(
        all.flatMap((know = []) =>
          know.flatMap((one) => meaningsOf(one, tables).flatMap(({ apartFrom = [] }) => apartFrom)),
        ),
      ),
    ]),
  );

/** Notes warnings that mean what their drug, its acts or the tables do not have. */
export function noteMeanings(placed: readonly PlacedKnow[], around: Omit<Surroundings, 'acts'>, note: Note): void {
  for (const { know = [], acts, at } of placed) {
    for (const [index, one] of know.entries()) {
      const concerned = acts.filter(({ id }) => one.acts === undefined || one.acts.includes(id));
      if (concerned.length === 0 && around.broken?.has(around.drug.id)) continue;
      for (const meaning of meaningsOf(one, around.tables)) {
        for (const sentence of faultsOf(meaning, { ...around, acts: concerned })) note([...at, index], sentence);
        if (isForbidding(meaning) && !one.forbids) {
          note([...at, index], 'It forbids a way to give the drug: write "forbids: true", so that it is on the face.');
        }
      }
    }
  }
}

const isForbidding = ({ never, undiluted }: Meaning): boolean => never !== undefined || undiluted === 'never';

const faultsOf = (meaning: Meaning, around: Surroundings): readonly string[] =>
  (Object.keys(RULES) as (keyof Meaning)[]).flatMap((field) => {
    const said = meaning[field];
    const rule = RULES[field] as (is: typeof said, by: Surroundings, whole: Meaning) => readonly string[];
    return said === undefined ? [] : rule(said, around, meaning);
  });

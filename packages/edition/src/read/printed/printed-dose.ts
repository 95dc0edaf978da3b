import {
  type Act,
  type ActDose,
  type DrugActs,
  digits,
  doseOf,
  type Figure,
  type Give,
  type Limit,
  type PatientRange,
  type Product,
  perMl,
  volumeOf,
  type Who,
} from '@first60/clinical';
import { bareDoseWords, doseWords } from '../../acts/words/dose-words.ts';
import { wholeText } from '../../acts/words/face-dose.ts';
import { isAlways } from '../../acts/words/order-words.ts';
import { capital, either } from '../../acts/words/sentence.ts';
import { whoWords } from '../../acts/words/who-words.ts';
import type { ActTables } from '../../model/act-tables.ts';
import { type Age, isForAge } from './age.ts';
import { doseText } from './dose-text.ts';
import { strengthOfProduct } from './printed-dilution.ts';
import type { PrintedDose } from './printed-drug.ts';

/** Below this age, in months, a patient is a newborn. */
const CHILD_FROM_MONTHS = 1;

/** True for patients of whom nothing else has to be known, newborns excepted. */
const isUsual = ({ group, if: condition }: Who): boolean => group !== 'newborn' && condition === undefined;

/** The range as a line needs it: that a child is no newborn goes without saying. */
function onlyOf({ range }: Who, age: Age): PatientRange | undefined {
  if (range === undefined) return undefined;
  const { fromMonths, ...others } = range;
  const isSaid = fromMonths !== undefined && !(age === 'child' && fromMonths === CHILD_FROM_MONTHS);
  const only = { ...(isSaid && { fromMonths }), ...others };
  return Object.keys(only).length === 0 ? undefined : only;
}

const isFigures = (give: Give): give is ActDose => typeof give === 'object' && 'low' in give;

type Entry = Act['dose'][number];

const productOf = ({ products }: DrugActs, { product }: Act): Product =>
  products.find(({ id }) => id === product) ?? products[0];

/** "4 tablets", for what is given whole. */
const countOf = (give: ActDose, product: Product): string | undefined =>
  give.perKg || give.high ? undefined : wholeText(give.low, product);

/** An adult of no special age, in months. */
const USUAL_ADULT = 480;

const includes = ({ range = {} }: Who, months: number): boolean =>
  months >= (range.fromMonths ?? 0) && months < (range.belowMonths ?? Number.POSITIVE_INFINITY);

/**
 * The doses of an act for one age group, in the form of a printed row. Where ages of the group have different doses, an
 * adult's is the one of the middle years, and a child's is said in words alone.
 * @returns nothing when the act has no dose for the group
 */
export function printedDose(drug: DrugActs, act: Act, age: Age, tables: ActTables): PrintedDose | undefined {
  const given = act.dose.filter(({ who, give }) => isForAge(who, age) && give !== 'call');
  const usual = given.filter(({ who }) => isUsual(who));
  const entries = (usual.length > 0 ? usual : given).toSorted(byAge);
  const [first] = entries;
  if (first === undefined) return undefined;
  const middle = age === 'adult' ? entries.find(({ who }) => includes(who, USUAL_ADULT)) : undefined;
  const entry = entries.length === 1 ? first : middle;
  const bands = entries.length === 1 ? {} : { bands: bandsOf(entries) };
  const give = entry?.give;
  const stock = strengthOfProduct(productOf(drug, act));
  const product = productOf(drug, act);
  // Injectors are counted: beside one count an amount alone would be read as one more of them.
  const counted = (one: ActDose): string | undefined =>
    product.form === 'injector' ? countOf(one, product) : undefined;
  const textOf = (one: ActDose): string => {
    const count = counted(one);
    return `${giveText(one, stock, !act.noRow)}${count === undefined ? '' : ` (${count})`}`;
  };
  const others = [...raisedOf(drug, act, age, entry?.give, tables), ...othersOf(act, age, entries, tables, textOf)];
  if (entry === undefined || give === undefined || !isFigures(give)) {
    const weight = weightOf(entries);
    // A line names those for whom OLMD has the dose. The flows of other ages are on its face.
    const beside = act.noRow ? others.filter((text) => text.endsWith(FROM_OLMD)) : others;
    const said = [bandsText(entries, weight.only, age, tables, textOf), ...beside];
    return { say: said.join('; '), ...weight, ...bands, ...totalsOf(drug, act, age, entry?.who) };
  }
  const newborn = usual.length === 0 ? undefined : newbornOf(act, given, textOf);
  const isAnyAge = isForAnyAge(act, age, entry, give);
  const only = isAnyAge ? undefined : onlyOf(entry.who, age);
  // The calculators take what crews say in mL in mL; a card's line keeps the amount of drug beside it.
  const isVolume = give.inMl && !act.noRow && stock !== undefined;
  const count = countOf(give, productOf(drug, act));
  const figures = {
    ...figuresOf(isVolume ? inMilliliters(give, stock) : give, act, age),
    ...overOf(act, age),
    ...(count !== undefined && { count }),
  };
  const isPlain =
    only === undefined &&
    !give.upTo &&
    give.fromDose === undefined &&
    give.per !== 'h' &&
    !give.inMl &&
    others.length === 0;
  return {
    ...figures,
    ...(only && { only }),
    ...bands,
    ...(newborn && { newborn }),
    ...totalsOf(drug, act, age, entry.who),
    ...(!isPlain && {
      say: [
        entryText(give, figures, only, tables, textOf),
        ...bandsBeside(entries, entry, age, tables, textOf),
        ...(isAnyAge ? [] : others),
      ].join('; '),
    }),
  };
}

/** The dose of newborns. In mL where crews say it so, it is told by its amount of drug too. */
function newbornOf(
  { order = [] }: Act,
  given: readonly Entry[],
  textOf: (give: ActDose) => string,
): PrintedDose | undefined {
  const give = given.find(({ who: { group, if: condition } }) => group === 'newborn' && condition === undefined)?.give;
  if (give === undefined || !isFigures(give)) return undefined;
  const { low, perKg, min, max, inMl } = give;
  return {
    ...(perKg ? { perKg: low } : { fixed: low }),
    ...(min && { min }),
    ...(max && { max }),
    ...(inMl && { inMl }),
    say: `${textOf(give)}${order.some((rule) => rule.who?.group === 'newborn' && isAlways({ ...rule, who: {} })) ? ', on OLMD' : ''}`,
  };
}

/**
 * Larger doses under a condition that the crew sees: "severe poisoning: 6.3 mg (3 injectors)". Without them the usual one
 * would be read as enough.
 */
function raisedOf(drug: DrugActs, act: Act, age: Age, usual: Give | undefined, tables: ActTables): readonly string[] {
  if (usual === undefined || !isFigures(usual) || usual.perKg) return [];
  const product = productOf(drug, act);
  return [...(drug.modify ?? []), ...(act.modify ?? [])].flatMap(({ who, acts, give }) => {
    const isMore = give !== undefined && give.low.unit === usual.low.unit && give.low.amount > usual.low.amount;
    if (!isMore || !isForAge(who, age) || (acts !== undefined && !acts.includes(act.id))) return [];
    const { if: condition } = who;
    const count = countOf(give, product);
    const whose = whoWords(condition === undefined ? who : { if: condition }, tables.conditions);
    return [`${whose}: ${doseWords(give)}${count === undefined ? '' : ` (${count})`}`];
  });
}

/** The dose of each age; a least weight that holds for all of them but the oldest is said once, in front. */
function bandsText(
  entries: readonly Entry[],
  least: PatientRange | undefined,
  age: Age,
  tables: ActTables,
  textOf: (give: ActDose) => string,
): string {
  const fromKg = least?.fromKg;
  if (fromKg === undefined) return saidOf(entries, age, tables, textOf);
  const without = entries.map((entry) => {
    const { fromKg: own, ...range } = entry.who.range ?? {};
    return own === fromKg ? { ...entry, who: { ...entry.who, range } } : entry;
  });
  return `${capital(whoWords({ range: { fromKg } }, tables.conditions))}: ${saidOf(without, age, tables, textOf)}`;
}

/** The least weight of any age of the group. */
function weightOf(entries: readonly Entry[]): Pick<PrintedDose, 'only'> {
  const weights = entries.flatMap(({ who: { range } }) => range?.fromKg ?? []);
  return weights.length === 0 || entries.some(({ who: { range } }) => isOfSmall(range))
    ? {}
    : { only: { fromKg: Math.min(...weights) } };
}

/** A child below this age, in months, may weigh less than a band of older children says. */
const SMALL_BELOW_MONTHS = 60;
const isOfSmall = (range: PatientRange = {}): boolean =>
  range.fromKg === undefined && (range.fromMonths ?? 0) < SMALL_BELOW_MONTHS;

/** The doses of the other ages, beside that of the middle years. */
const bandsBeside = (
  entries: readonly Entry[],
  entry: Entry,
  age: Age,
  tables: ActTables,
  textOf: (give: ActDose) => string,
): readonly string[] => {
  const others = entries.filter((one) => one !== entry);
  return others.length === 0 ? [] : [saidOf(others, age, tables, textOf)];
};

const FROM_OLMD = 'dose only from OLMD';

/** The group's other patients: newborns with a dose of their own, and those for whom OLMD names it. */
function othersOf(
  act: Act,
  age: Age,
  entries: readonly Entry[],
  tables: ActTables,
  textOf: (give: ActDose) => string,
): readonly string[] {
  const others = act.dose.filter((entry) => isForAge(entry.who, age) && !entries.includes(entry));
  const whoseOf = ({ who }: Entry): string => {
    const { group, ...range } = who;
    return whoWords(group === 'newborn' ? who : range, tables.conditions);
  };
  const [calls = [], given = []] = [true, false].map((isCall) =>
    others.filter(({ give }) => (give === 'call') === isCall),
  );
  const called = either(calls.toSorted(byAge).map((entry) => whoseOf(entry).replace(', ', ' ')));
  return [
    ...given.map((entry) => {
      const { give } = entry;
      return `${whoseOf(entry)}: ${isFigures(give) ? textOf(give) : give === 'call' ? '' : give.say}`;
    }),
    ...(calls.length === 0 ? [] : [`${called}: ${FROM_OLMD}`]),
  ];
}

/** True when the group's other ages have the same dose under a condition that the crew sees: a slow pulse. */
const isForAnyAge = ({ dose }: Act, age: Age, entry: Entry, give: ActDose): boolean =>
  [entry.who, ...dose.map(({ who }) => who)].every(({ range = {} }) =>
    Object.keys(range).every((end) => end.endsWith('Months')),
  ) &&
  dose.some(
    (other) =>
      other !== entry &&
      other.who.if !== undefined &&
      isForAge(other.who, age) &&
      JSON.stringify(other.give) === JSON.stringify(give),
  );

const byAge = (one: Entry, other: Entry): number =>
  (one.who.range?.fromMonths ?? 0) - (other.who.range?.fromMonths ?? 0);

/** The dose of each age, for texts that name one. */
const bandsOf = (entries: readonly Entry[]): NonNullable<PrintedDose['bands']> =>
  entries.flatMap(({ who: { range = {} }, give }) => (isFigures(give) ? [{ only: range, dose: give.low }] : []));

/** A dose as a volume of the stock. */
function inMilliliters({ inMl: _, low, min, max, ...dose }: ActDose, stock: Figure): ActDose {
  const volume = (figure: Figure): Figure => ({
    amount: volumeOf(doseOf(figure), perMl(stock)).value.toNumber(),
    unit: 'mL',
  });
  return { ...dose, low: volume(low), ...(min && { min: volume(min) }), ...(max && { max: volume(max) }) };
}

/**
 * A dose as written; with its volume first where crews say it in mL: "5 mL/kg (0.5 g/kg, max 25 g = 250 mL)" on a line, and
 * "5 mL/kg = 0.5 g/kg (max 250 mL)" in a row, whose figures are in mL.
 */
function giveText(give: ActDose, stock: Figure | undefined, isRow: boolean): string {
  if (!give.inMl || stock === undefined) return doseWords(give);
  const { low, perKg, max } = give;
  const inMl = (figure: Figure): string => `${digits(volumeOf(doseOf(figure), perMl(stock)).value)} mL`;
  if (!perKg) return `${inMl(low)} (${bareDoseWords(give)})`;
  if (isRow) return `${inMl(low)}/kg = ${bareDoseWords(give)}${max === undefined ? '' : ` (max ${inMl(max)})`}`;
  return `${inMl(low)}/kg (${doseWords(give)}${max === undefined ? '' : ` = ${inMl(max)}`})`;
}

/** A dose with the patients that it is for, and with what the figures alone do not say. */
function entryText(
  give: ActDose,
  figures: PrintedDose,
  only: PatientRange | undefined,
  tables: ActTables,
  textOf: (give: ActDose) => string,
): string {
  const whose = only === undefined ? '' : `, ${whoWords({ range: only }, tables.conditions)}`;
  const isWords = give.upTo || give.per === 'h' || give.inMl;
  const dose = isWords ? textOf(give) : (doseText(figures) ?? textOf(give));
  return `${dose}${whose}`;
}

/** Several doses of one group, each with whom it is for: "2.5 mg under 4 years; 5 mg from 4 years". */
function saidOf(entries: readonly Entry[], age: Age, tables: ActTables, textOf: (give: ActDose) => string): string {
  return entries
    .map(({ who, give }) => {
      const { group, range, ...others } = who;
      const only = range && onlyOf({ range }, age);
      const whose = whoWords(
        group === 'newborn' ? who : { ...others, ...(only && { range: only }) },
        tables.conditions,
      );
      const said = isFigures(give) ? textOf(give) : typeof give === 'string' ? '' : give.say;
      if (whose === '') return said;
      // Words of several flows end with none of their ages.
      return isFigures(give) ? `${said} ${whose}` : `${whose}: ${said}`;
    })
    .join('; ');
}

function figuresOf({ low, high, perKg, per, min, max, inMl }: ActDose, { order = [] }: Act, age: Age): PrintedDose {
  if (per === 'min' && high !== undefined) {
    const above = order.find((rule) => rule.above?.perKg === undefined && rule.above && isForAge(rule.who ?? {}, age))
      ?.above?.low;
    return { infusion: { low, high, per: perKg ? 'kg/min' : 'min', ...(above && { orderAbove: above }) } };
  }
  return {
    ...(perKg ? { perKg: low } : { fixed: low }),
    ...(min && { min }),
    ...(max && { max }),
    ...(inMl && { inMl }),
  };
}

function overOf({ over = [] }: Act, age: Age): Pick<PrintedDose, 'over'> {
  const own = over.find(({ who = {} }) => isForAge(who, age))?.is;
  return typeof own === 'object' ? { over: own } : {};
}

/** True when everybody of the narrower range is in the wider one. */
const isWithin = (narrow: PatientRange = {}, wide: PatientRange = {}): boolean =>
  Object.entries(wide).every(([end, at]) => narrow[end as keyof PatientRange] === at);

/** The least total for these patients of the group, in all or a day, whatever else the patient has. */
function totalsOf(drug: DrugActs, act: Act, age: Age, whose: Who = {}): Pick<PrintedDose, 'totalPerKg' | 'totalMax'> {
  if (act.uncounted) return {};
  const isCounted = ({ counts, who = {}, in: within }: Limit): boolean =>
    within === undefined &&
    isUsual(who) &&
    isForAge(who, age) &&
    isWithin(whose.range, onlyOf(who, age)) &&
    (counts === undefined || counts === 'class' || counts.includes(act.id));
  const totals = [...(act.limits ?? []), ...(drug.limits ?? [])].filter(isCounted).flatMap(({ total }) => total ?? []);
  const [total] = totals.toSorted((one, other) => one.low.amount - other.low.amount);
  if (total === undefined) return {};
  return total.perKg ? { totalPerKg: total.low, ...(total.max && { totalMax: total.max }) } : { totalMax: total.low };
}

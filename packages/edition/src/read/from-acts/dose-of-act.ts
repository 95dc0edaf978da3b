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
  perMl,
  volumeOf,
  type Who,
} from '@first60/clinical';
import { doseWords } from '../../acts/words/dose-words.ts';
import { whoWords } from '../../acts/words/who-words.ts';
import type { DoseFile } from '../../files/dose-file.ts';
import type { ActTables } from '../../model/act-tables.ts';
import { doseText } from '../dose-text.ts';
import { type Age, isForAge } from './age.ts';
import { strengthOfProduct } from './dilutions-of-acts.ts';

/** Below this age, in months, a patient is a newborn. */
const CHILD_FROM_MONTHS = 1;

/** True for patients of whom nothing else has to be known, newborns excepted. */
const isUsual = ({ group, if: condition }: Who): boolean => group !== 'newborn' && condition === undefined;

/** The range as a row needs it: that a child is no newborn goes without saying. */
function onlyOf({ range }: Who, age: Age): PatientRange | undefined {
  if (range === undefined) return undefined;
  const { fromMonths, ...others } = range;
  const isSaid = fromMonths !== undefined && !(age === 'child' && fromMonths === CHILD_FROM_MONTHS);
  const only = { ...(isSaid && { fromMonths }), ...others };
  return Object.keys(only).length === 0 ? undefined : only;
}

const isFigures = (give: Give): give is ActDose => typeof give === 'object' && 'low' in give;

type Entry = Act['dose'][number];

/** An adult of no special age, in months. */
const USUAL_ADULT = 480;

const includes = ({ range = {} }: Who, months: number): boolean =>
  months >= (range.fromMonths ?? 0) && months < (range.belowMonths ?? Number.POSITIVE_INFINITY);

/**
 * The doses of an act for one age group, in the form of a printed row. Where ages of the group have different doses, an
 * adult's is the one of the middle years, and a child's is said in words alone.
 * @returns nothing when the act has no dose for the group
 */
export function doseOfAct(drug: DrugActs, act: Act, age: Age, tables: ActTables): DoseFile | undefined {
  const given = act.dose.filter(({ who, give }) => isForAge(who, age) && give !== 'call');
  const usual = given.filter(({ who }) => isUsual(who));
  const entries = usual.length > 0 ? usual : given;
  const [first] = entries;
  if (first === undefined) return undefined;
  const middle = age === 'adult' ? entries.find(({ who }) => includes(who, USUAL_ADULT)) : undefined;
  const entry = entries.length === 1 ? first : middle;
  const bands = entries.length === 1 ? {} : { bands: bandsOf(entries) };
  const give = entry?.give;
  const stock = strengthOfProduct(drug.products.find(({ id }) => id === act.product) ?? drug.products[0]);
  const textOf = (one: ActDose): string => giveText(one, stock);
  const others = othersOf(act, age, entries, tables, textOf);
  if (entry === undefined || give === undefined || !isFigures(give)) {
    const said = [saidOf(entries, age, tables, textOf), ...others];
    return { say: said.join('; '), ...bands, ...totalsOf(drug, act, age, entry?.who) };
  }
  const only = onlyOf(entry.who, age);
  const figures = { ...figuresOf(give, act), ...overOf(act, age) };
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
    ...totalsOf(drug, act, age, entry.who),
    ...(!isPlain && { say: [entryText(give, figures, only, tables, textOf), ...others].join('; ') }),
  };
}

/** The group's other patients: newborns with a dose of their own, and those for whom OLMD names it. */
function othersOf(
  act: Act,
  age: Age,
  entries: readonly Entry[],
  tables: ActTables,
  textOf: (give: ActDose) => string,
): readonly string[] {
  return act.dose
    .filter((entry) => isForAge(entry.who, age) && !entries.includes(entry))
    .map(({ who, give }) => {
      const { group, ...others } = who;
      const whose = whoWords(group === 'newborn' ? who : others, tables.conditions);
      return `${whose}: ${isFigures(give) ? textOf(give) : give === 'call' ? 'dose only from OLMD' : give.say}`;
    });
}

/** The dose of each age, for texts that name one. */
const bandsOf = (entries: readonly Entry[]): NonNullable<DoseFile['bands']> =>
  entries.flatMap(({ who: { range = {} }, give }) => (isFigures(give) ? [{ only: range, dose: give.low }] : []));

/** A dose as written; with its volume first where crews say it in mL: "5 mL/kg (0.5 g/kg, max 25 g = 250 mL)". */
function giveText(give: ActDose, stock: Figure | undefined): string {
  if (!give.inMl || stock === undefined) return doseWords(give);
  const inMl = (figure: Figure): string => `${digits(volumeOf(doseOf(figure), perMl(stock)).value)} mL`;
  const most = give.max === undefined ? '' : ` = ${inMl(give.max)}`;
  return `${inMl(give.low)}${give.perKg ? '/kg' : ''} (${doseWords(give)}${most})`;
}

/** A dose with the patients that it is for, and with what the figures alone do not say. */
function entryText(
  give: ActDose,
  figures: DoseFile,
  only: PatientRange | undefined,
  tables: ActTables,
  textOf: (give: ActDose) => string,
): string {
  const whose = only === undefined ? '' : `, ${whoWords({ range: only }, tables.conditions)}`;
  const later = give.fromDose;
  const then = later && `, from dose ${later.dose} ${later.give.amount} ${later.give.unit}`;
  const isWords = give.upTo || give.per === 'h' || give.inMl;
  const dose = isWords ? textOf(give) : (doseText(figures) ?? textOf(give));
  return `${dose}${whose}${then ?? ''}`;
}

/** Several doses of one group, each with whom it is for: "2.5 mg under 4 years; 5 mg from 4 years". */
function saidOf(entries: readonly Entry[], age: Age, tables: ActTables, textOf: (give: ActDose) => string): string {
  return entries
    .map(({ who, give }) => {
      const { group, ...others } = who;
      const whose = whoWords(group === 'newborn' ? who : others, tables.conditions);
      const said = isFigures(give) ? textOf(give) : typeof give === 'string' ? '' : give.say;
      return whose === '' || (age === 'child' && whose === 'from 1 month') ? said : `${said} ${whose}`;
    })
    .join('; ');
}

function figuresOf({ low, high, perKg, per, min, max, inMl }: ActDose, { order = [] }: Act): DoseFile {
  if (per === 'min' && high !== undefined) {
    const above = order.find((rule) => rule.above !== undefined)?.above?.low;
    return { infusion: { low, high, per: perKg ? 'kg/min' : 'min', ...(above && { orderAbove: above }) } };
  }
  return {
    ...(perKg ? { perKg: low } : { fixed: low }),
    ...(min && { min }),
    ...(max && { max }),
    ...(inMl && { inMl }),
  };
}

function overOf({ over = [] }: Act, age: Age): Pick<DoseFile, 'over'> {
  const own = over.find(({ who = {} }) => isForAge(who, age))?.is;
  return typeof own === 'object' ? { over: own } : {};
}

/** True when everybody of the narrower range is in the wider one. */
const isWithin = (narrow: PatientRange = {}, wide: PatientRange = {}): boolean =>
  Object.entries(wide).every(([end, at]) => narrow[end as keyof PatientRange] === at);

/** The least total for these patients of the group, in all or a day, whatever else the patient has. */
function totalsOf(drug: DrugActs, act: Act, age: Age, whose: Who = {}): Pick<DoseFile, 'totalPerKg' | 'totalMax'> {
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

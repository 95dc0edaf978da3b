import { Decimal } from '../decimal.ts';
import { type Kg, type Years, years } from '../units.ts';
import { GROWTH, type GrowthRow } from './growth-table.ts';

const MONTHS_A_YEAR = 12;
/** Months turned into years and back again lose the last of 40 decimals; far below a minute of age. */
const AGE_DECIMALS = 20;
const ROUND_UP = 3;

/*
 * The limits are wider than the tables, because a question that is asked of real patients is soon not read. Heavy: +4 SD, as
 * WHO tabulates it (+3 SD and once more the distance from +2 to +3 SD), rounded up to whole kilograms. Light: a quarter less
 * than -3 SD; in the first year half of it, and at birth a quarter of it, because of babies born too early. Between two rows
 * the wider row counts, so that a child of "3 years" may be nearly 4. An adult may weigh any more.
 */
const LIGHT = new Decimal('0.75');
const LIGHT_IN_FIRST_YEAR = new Decimal('0.5');
const LIGHT_AT_BIRTH = new Decimal('0.25');

const monthsOf = ({ value }: Years): Decimal => value.times(MONTHS_A_YEAR).round(AGE_DECIMALS);

const heaviestOf = ({ plus2, plus3 }: GrowthRow): Decimal =>
  new Decimal(plus3).times(2).minus(plus2).round(0, ROUND_UP);

function lightestOf({ months, minus3 }: GrowthRow): Decimal {
  const share = months >= MONTHS_A_YEAR ? LIGHT : months > 0 ? LIGHT_IN_FIRST_YEAR : LIGHT_AT_BIRTH;
  return share.times(minus3);
}

/** The last row that a child of this age has reached; the last of all for whoever is older. */
const rowBefore = (months: Decimal): GrowthRow | undefined => GROWTH.findLast((row) => months.gte(row.months));
const rowAfter = (months: Decimal): GrowthRow | undefined => GROWTH.find((row) => months.lt(row.months));

/** Whether a weight in kg can belong to an age, by the widened growth tables. Nobody of 18 years or more is too heavy. */
export function isPlausible(kilograms: Decimal, age: Years): boolean {
  const [before, after] = [rowBefore(monthsOf(age)), rowAfter(monthsOf(age))];
  const isTooLight = before !== undefined && kilograms.lt(lightestOf(before));
  const isTooHeavy = after !== undefined && kilograms.gt(heaviestOf(after));
  return !isTooLight && !isTooHeavy;
}

/** Whether nobody of this age in months or younger weighs as much, by the widened growth tables. */
export function isHeavierThanAnyUnder({ value }: Kg, months: number): boolean {
  const row = GROWTH.find((each) => each.months >= months);
  return row !== undefined && value.gte(heaviestOf(row));
}

/** Another reading of what was entered, that the tables hold for likely. */
type OtherReading =
  | { readonly kind: 'decimal-point'; readonly kilograms: Decimal }
  | { readonly kind: 'pounds'; readonly kilograms: Decimal }
  | { readonly kind: 'months'; readonly age: Years };

/** A weight that cannot belong to its age. */
export interface WeightDoubt {
  readonly kilograms: Decimal;
  readonly age: Years;
  /** What most of this age weigh, from -3 SD to +3 SD; no upper end for an adult. */
  readonly usual: { readonly from: Decimal; readonly to?: Decimal };
  /** The likelier ones first. */
  readonly readings: readonly OtherReading[];
}

const KG_A_POUND = new Decimal('0.45359237');
/** Up to this age crews speak of months. */
const MOST_MONTHS_SAID = 24;

/**
 * What has to be asked about a weight and an age that cannot belong together; undefined where they can. Nothing is changed
 * or withheld by it. Source: WHO and CDC growth tables, as `GROWTH` says.
 */
export function weightDoubt(kilograms: Decimal, age: Years): WeightDoubt | undefined {
  if (isPlausible(kilograms, age)) return undefined;
  return { kilograms, age, usual: usualAt(age), readings: readingsOf(kilograms, age) };
}

function readingsOf(kilograms: Decimal, age: Years): readonly OtherReading[] {
  const readings: OtherReading[] = [
    { kind: 'decimal-point', kilograms: kilograms.div(10) },
    { kind: 'decimal-point', kilograms: kilograms.times(10) },
    { kind: 'pounds', kilograms: kilograms.times(KG_A_POUND).round(1) },
  ];
  // A number without a word is years; months may have been meant.
  if (age.value.gt(0) && age.value.round(0).eq(age.value) && age.value.lte(MOST_MONTHS_SAID)) {
    readings.push({ kind: 'months', age: years(age.value.div(MONTHS_A_YEAR)) });
  }
  return readings.filter((each) =>
    each.kind === 'months' ? isUsual(kilograms, usualAt(each.age)) : isUsual(each.kilograms, usualAt(age)),
  );
}

/** From -3 to +3 SD; of whoever is 18 years or older no upper end. */
function usualAt(age: Years): WeightDoubt['usual'] {
  const [before, after] = [rowBefore(monthsOf(age)), rowAfter(monthsOf(age))];
  const from = new Decimal(before?.minus3 ?? 0);
  return after === undefined ? { from } : { from, to: new Decimal(after.plus3) };
}

const isUsual = (kilograms: Decimal, { from, to }: WeightDoubt['usual']): boolean =>
  kilograms.gte(from) && (to === undefined || kilograms.lte(to));

import { Decimal } from '../decimal.ts';
import { type Kg, type Years, years } from '../units.ts';
import { GROWTH, type GrowthRow } from './growth-table.ts';

const MONTHS_A_YEAR = 12;
/** Converting months to years and back loses the last of 40 decimals, which is far below a minute of age. */
const AGE_DECIMALS = 20;
const ROUND_UP = 3;

/*
 * The limits are wider than the tables, because a question that is often asked about real patients is soon ignored.
 * Heavy: +4 SD, as WHO tabulates it (+3 SD plus the distance from +2 to +3 SD), rounded up to whole kilograms. Light: a
 * quarter less than -3 SD. In the first year the limit is half of -3 SD, and at birth a quarter of -3 SD, because of
 * premature babies. Between two rows, the wider limits count, because a child of "3 years" may be nearly 4. Adults have
 * no upper limit.
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

/** The last row that a child of this age has reached; the table's last row for older patients. */
const rowBefore = (months: Decimal): GrowthRow | undefined => GROWTH.findLast((row) => months.gte(row.months));
const rowAfter = (months: Decimal): GrowthRow | undefined => GROWTH.find((row) => months.lt(row.months));

/**
 * True when a weight in kg is possible for an age, by the widened growth tables. From age 18, no weight is too high.
 */
export function isPlausible(kilograms: Decimal, age: Years): boolean {
  return !isTooLight(kilograms, age) && !isTooHeavy(kilograms, age);
}

/** True when everybody of this age weighs more than this many kg, by the widened growth tables. */
export function isTooLight(kilograms: Decimal, age: Years): boolean {
  const before = rowBefore(monthsOf(age));
  return before !== undefined && kilograms.lt(lightestOf(before));
}

/** True when everybody of this age weighs less than this many kg, by the widened growth tables; never true from age 18. */
export function isTooHeavy(kilograms: Decimal, age: Years): boolean {
  const after = rowAfter(monthsOf(age));
  return after !== undefined && kilograms.gt(heaviestOf(after));
}

/** True when nobody up to this age in months weighs this much, by the widened growth tables. */
export function isHeavierThanAnyUnder({ value }: Kg, months: number): boolean {
  const row = GROWTH.find((each) => each.months >= months);
  return row !== undefined && value.gte(heaviestOf(row));
}

/** True when everybody from this age in months on weighs more than this, by the widened growth tables. */
export function isLighterThanAnyFrom({ value }: Kg, months: number): boolean {
  const row = rowBefore(new Decimal(months));
  return row !== undefined && value.lt(lightestOf(row));
}

/** Another reading of the input that is likely according to the tables. */
type OtherReading =
  | { readonly kind: 'decimal-point'; readonly kilograms: Decimal }
  | { readonly kind: 'pounds'; readonly kilograms: Decimal }
  | { readonly kind: 'months'; readonly age: Years };

/** A weight that is not possible for the age. */
export interface WeightDoubt {
  readonly kilograms: Decimal;
  readonly age: Years;
  /** The weight of most people of this age, from -3 SD to +3 SD; no upper end for an adult. */
  readonly usual: { readonly from: Decimal; readonly to?: Decimal };
  /** Most likely first. */
  readonly readings: readonly OtherReading[];
}

const KG_A_POUND = new Decimal('0.45359237');
/** Up to this age, crews give ages in months. */
const MOST_MONTHS_SAID = 24;

/**
 * The question shown for a weight and an age that are not plausible together; undefined if they are. It does not change
 * or withhold anything. Source: WHO and CDC growth tables, as `GROWTH` states.
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
  // A number without a word means years, but months may have been intended.
  if (age.value.gt(0) && age.value.round(0).eq(age.value) && age.value.lte(MOST_MONTHS_SAID)) {
    readings.push({ kind: 'months', age: years(age.value.div(MONTHS_A_YEAR)) });
  }
  return readings.filter((each) =>
    each.kind === 'months' ? isUsual(kilograms, usualAt(each.age)) : isUsual(each.kilograms, usualAt(age)),
  );
}

/** From -3 to +3 SD; no upper end from age 18. */
function usualAt(age: Years): WeightDoubt['usual'] {
  const [before, after] = [rowBefore(monthsOf(age)), rowAfter(monthsOf(age))];
  const from = new Decimal(before?.minus3 ?? 0);
  return after === undefined ? { from } : { from, to: new Decimal(after.plus3) };
}

const isUsual = (kilograms: Decimal, { from, to }: WeightDoubt['usual']): boolean =>
  kilograms.gte(from) && (to === undefined || kilograms.lte(to));

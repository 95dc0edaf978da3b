import { Decimal, type DecimalInput } from './decimal.ts';

/** Units in which an amount of drug can be given. `units` are international units (heparin). */
export type DoseUnit = 'mg' | 'mcg' | 'g' | 'mEq' | 'units' | 'mL';
export type Unit = DoseUnit | 'kg' | 'years' | 'J' | 'J/kg' | 'mL/h' | 'drops/min';

declare const made: unique symbol;

/** An exact amount with its unit. Only the constructors below can make one. */
export interface Quantity<U extends Unit> {
  readonly value: Decimal;
  readonly unit: U;
  readonly [made]: true;
}

export type Mg = Quantity<'mg'>;
export type Mcg = Quantity<'mcg'>;
export type Ml = Quantity<'mL'>;
export type Kg = Quantity<'kg'>;
export type Years = Quantity<'years'>;
/** Energy of a shock. */
export type Joules = Quantity<'J'>;
export type JoulesPerKg = Quantity<'J/kg'>;
/** Flow rate that a pump is set to. */
export type MlPerHour = Quantity<'mL/h'>;
/** Rate counted in the drip chamber of a giving set. */
export type DropsPerMinute = Quantity<'drops/min'>;
/** An amount of drug (or of fluid) in any dose unit. */
export type Dose = Quantity<DoseUnit>;

/** A dose figure as plain data that can be serialised, as in content files. */
export interface Figure {
  readonly amount: number;
  readonly unit: DoseUnit;
}

/** Amount of drug in one millilitre. */
export interface Concentration {
  readonly perMl: Dose;
}

interface Range {
  readonly above?: Decimal;
  readonly from?: Decimal;
  readonly to: Decimal;
}

/* The bounds are stored as decimals because every dose, weight and age is compared with them. */
const nothing = new Decimal(0);
const above0 = (to: number): Range => ({ above: nothing, to: new Decimal(to) });
const from0 = (to: number): Range => ({ from: nothing, to: new Decimal(to) });

const RANGES: Record<Unit, Range> = {
  mg: from0(1_000_000),
  mcg: from0(1_000_000_000),
  g: from0(10_000),
  mEq: from0(10_000),
  units: from0(1_000_000),
  mL: from0(100_000),
  kg: above0(150),
  years: from0(120),
  'J/kg': above0(10),
  J: above0(1_500),
  'mL/h': from0(1_000_000_000),
  'drops/min': from0(1_000_000_000),
};

/**
 * Makes a quantity of the given unit.
 *
 * Ranges: kg above 0 to 150 (the largest weight either calculator accepts), years 0 to 120, J/kg above 0 to 10 (the
 * most that any guideline gives for a child), any dose unit 0 or more.
 * @throws RangeError for NaN, a negative value or one out of range: a bug in the caller or in the data, never a user's
 * input (use the `read…` functions for that).
 */
export function quantity<U extends Unit>(value: DecimalInput, unit: U): Quantity<U> {
  const decimal = toDecimal(value, unit);
  const { above, from, to } = RANGES[unit];
  if (above !== undefined && !decimal.gt(above)) throw outOfRange(decimal, unit);
  if (from !== undefined && decimal.lt(from)) throw outOfRange(decimal, unit);
  if (decimal.gt(to)) throw outOfRange(decimal, unit);
  return { value: decimal, unit } as Quantity<U>;
}

function toDecimal(value: DecimalInput, unit: Unit): Decimal {
  // Decimals are immutable, so this one can be shared.
  if (value instanceof Decimal) return value;
  try {
    return new Decimal(value);
  } catch {
    throw new RangeError(`${String(value)} is not an amount in ${unit}`);
  }
}

function outOfRange(value: Decimal, unit: Unit): RangeError {
  return new RangeError(`${value.toFixed()} ${unit} is out of range`);
}

/** Milligrams, 0 or more. @throws RangeError as `quantity` does. */
export const mg = (value: DecimalInput): Mg => quantity(value, 'mg');
/** Micrograms, 0 or more. @throws RangeError as `quantity` does. */
export const mcg = (value: DecimalInput): Mcg => quantity(value, 'mcg');
/** Millilitres, 0 or more. @throws RangeError as `quantity` does. */
export const ml = (value: DecimalInput): Ml => quantity(value, 'mL');
/** A body weight in kilograms, above 0 to 150. @throws RangeError as `quantity` does. */
export const kg = (value: DecimalInput): Kg => quantity(value, 'kg');
/** An age in years, 0 (a newborn) to 120. @throws RangeError as `quantity` does. */
export const years = (value: DecimalInput): Years => quantity(value, 'years');
/** Energy of a shock in joules per kilogram, above 0 to 10. @throws RangeError as `quantity` does. */
export const joulesPerKg = (value: DecimalInput): JoulesPerKg => quantity(value, 'J/kg');

/** Turns a figure from the content into an exact dose. @throws RangeError as `quantity` does. */
export const doseOf = (figure: Figure): Dose => quantity(figure.amount, figure.unit);

/** The concentration with `figure` in each millilitre. @throws RangeError when it is zero. */
export function perMl(figure: Figure): Concentration {
  const dose = doseOf(figure);
  if (dose.value.eq(0)) throw new RangeError('a concentration must be above zero');
  return { perMl: dose };
}

/**
 * The volume to draw up: dose divided by concentration, from the exact dose, never a rounded one.
 * A dose that already is a volume (dextrose 10 % in mL) is its own volume.
 * @throws RangeError when dose and concentration measure different things (mg of a drug stocked in units).
 */
export function volumeOf(dose: Dose, { perMl }: Concentration): Ml {
  return dose.unit === 'mL' ? ml(dose.value) : ml(convert(dose, perMl.unit).value.div(perMl.value));
}

const MICROGRAMS: Partial<Record<DoseUnit, number>> = { mcg: 1, mg: 1_000, g: 1_000_000 };

/** True when both units measure mass, or are the same unit, so that a dose can be converted. */
export function convertible(from: DoseUnit, to: DoseUnit): boolean {
  return from === to || (MICROGRAMS[from] !== undefined && MICROGRAMS[to] !== undefined);
}

/**
 * Converts between mcg, mg and g, exactly.
 * @throws RangeError for units that measure different things (mg to mL): a bug in the data.
 */
export function convert<U extends DoseUnit>(dose: Dose, to: U): Quantity<U> {
  if (dose.unit === to) return quantity(dose.value, to);
  const from = MICROGRAMS[dose.unit];
  const into = MICROGRAMS[to];
  if (from === undefined || into === undefined) {
    throw new RangeError(`${dose.unit} cannot be converted to ${to}`);
  }
  return quantity(dose.value.times(from).div(into), to);
}

/** True when two doses are the same amount, whatever their units. @throws RangeError as `convert` does. */
export const isSameDose = (one: Dose, other: Dose): boolean => convert(other, one.unit).value.eq(one.value);

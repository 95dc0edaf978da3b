import {
  convert,
  convertible,
  Decimal,
  type Dose,
  digits,
  type Figure,
  kg,
  mlPerHour,
  perMl,
  quantity,
  volumeOf,
} from '@first60/clinical';
import { FigureError } from './figure-error.ts';

/** A figure, or both ends of a range, with its unit and the denominator, if any: "2-10", "mcg", "/min". */
export interface Amount {
  readonly low: Decimal;
  readonly high?: Decimal;
  readonly unit: string;
  readonly per: '' | '/kg' | '/min' | '/kg/min' | '/h' | '/kg/h' | '/mL';
}

export const plain = ({ amount, unit }: Figure): Amount => ({ low: new Decimal(amount), unit, per: '' });

/** The same amount with both ends changed. */
export const eachEnd = (amount: Amount, change: (value: Decimal) => Decimal): Amount => ({
  ...amount,
  low: change(amount.low),
  ...(amount.high && { high: change(amount.high) }),
});

/**
 * An amount per kilogram calculated for a weight; other amounts stay unchanged.
 * @throws RangeError for an impossible weight
 */
export function atWeight(amount: Amount, atKg: string | undefined): Amount {
  if (atKg === undefined || !amount.per.startsWith('/kg')) return amount;
  const { value } = kg(atKg);
  const per = amount.per.slice('/kg'.length) as Amount['per'];
  return { ...eachEnd(amount, (perKg) => perKg.times(value)), per };
}

/**
 * Converts an amount of drug to the volume that contains it, or an infusion to its rate.
 * @throws FigureError for a rate of something that is not an infusion, a volume of an infusion, or units that do not match.
 */
export function volumeOfAmount(amount: Amount, unit: 'mL' | 'mL/h', figure: Figure): Amount {
  const strength = perMl(figure);
  const perHour = unit === 'mL/h';
  if (perHour !== amount.per.endsWith('/min')) {
    throw new FigureError(
      perHour ? 'Only an infusion has a rate in mL/h: write mL' : 'An infusion has a rate: write mL/h, not mL',
    );
  }
  const volume = (value: Decimal): Decimal => {
    const given = doseIn(value, amount.unit);
    if (given.unit !== 'mL' && !convertible(given.unit, strength.perMl.unit)) {
      throw new FigureError(`No volume comes of ${amount.unit} and ${strength.perMl.unit}/mL`);
    }
    return perHour ? mlPerHour(given, strength).value : volumeOf(given, strength).value;
  };
  const per = perHour ? (amount.per.replace('/min', '/h') as Amount['per']) : amount.per;
  return { ...eachEnd(amount, volume), unit: 'mL', per };
}

/** An amount in another unit of mass. @throws RangeError for an amount that is not a mass. */
export const inUnit = (amount: Amount, unit: 'mg' | 'mcg' | 'g'): Amount => ({
  ...eachEnd(amount, (value) => convert(doseIn(value, amount.unit), unit).value),
  unit,
});

const ML_IN_A_LITER = 1000;

/** @throws FigureError for an amount that is not a volume. */
export function inLiters(amount: Amount): Amount {
  if (amount.unit !== 'mL') throw new FigureError(`${amount.unit} cannot be written in L`);
  return { ...eachEnd(amount, (value) => value.div(ML_IN_A_LITER)), unit: 'L' };
}

const doseIn = (value: Decimal, unit: string): Dose => quantity(value, unit as Dose['unit']);

export const numberText = ({ low, high }: Amount): string =>
  high === undefined ? digits(low) : `${digits(low)}-${digits(high)}`;

export const amountText = (amount: Amount): string => `${numberText(amount)} ${amount.unit}${amount.per}`;

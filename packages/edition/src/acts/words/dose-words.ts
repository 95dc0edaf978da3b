import {
  type ActDose,
  type Dose,
  type DoseGiven,
  digits,
  type Figure,
  type GivenVolume,
  type Over,
  type Span,
  showText,
} from '@first60/clinical';
import { quantityText } from '../../model/quantity-text.ts';

const ML_IN_A_LITER = 1000;

/** A dose; half and whole liters of a fluid in liters. */
export function doseWithLiters(dose: Dose): string {
  const isLiters =
    dose.unit === 'mL' &&
    dose.value.gte(ML_IN_A_LITER) &&
    dose.value.times(2).div(ML_IN_A_LITER).round(0).times(ML_IN_A_LITER).div(2).eq(dose.value);
  return isLiters ? `${digits(dose.value.div(ML_IN_A_LITER))} L` : showText(dose);
}

/** A written dose without its limits: "up to 0.01 mg/kg", "2-10 mcg/min". */
export function bareDoseWords({ low, high, perKg, per, upTo }: ActDose): string {
  const amount = high === undefined ? `${low.amount}` : `${low.amount}-${high.amount}`;
  const unit = `${low.unit}${perKg ? '/kg' : ''}${per === undefined ? '' : `/${per}`}`;
  return `${upTo ? 'up to ' : ''}${amount} ${unit}`;
}

/** A written dose with its limits: "0.2 mg/kg, max 10 mg". */
export function doseWords(dose: ActDose, text: (figure: Figure) => string = quantityText): string {
  const limits = [dose.min && `min ${text(dose.min)}`, dose.max && `max ${text(dose.max)}`].filter(Boolean);
  return [bareDoseWords(dose), ...limits].join(', ');
}

/** A dose in figures: for a weight, or per kg with its limits. */
export function givenDoseWords({ low, high, perKg, per, upTo, min, max }: DoseGiven): string {
  const rate = per === undefined ? '' : `/${per}`;
  // Half or none: a range from 0 is a choice.
  if (high !== undefined && low.value.eq(0) && !perKg && per === undefined) return `none, at most ${showText(high)}`;
  const isBare = high === undefined && !perKg && per === undefined;
  const amount = isBare
    ? showText(low)
    : `${digits(low.value)}${high === undefined ? '' : `-${digits(high.value)}`} ${low.unit}${perKg ? '/kg' : ''}${rate}`;
  const limits = [min && `min ${showText(min)}`, max && `max ${showText(max)}`].filter((text) => text !== undefined);
  return [`${upTo ? 'up to ' : ''}${amount}`, ...limits].join(', ');
}

/** The volume that goes in: "0.64 mL", "1.5-15 mL/kg/h", "0.04 mL/kg, max 2 mL". */
export function givenVolumeWords({ low, high, perKg, perHour, min, max }: GivenVolume): string {
  const figures = [low, ...(high === undefined ? [] : [high])]
    .filter(({ value }) => !value.eq(0))
    .map(({ value }) => digits(value))
    .join('-');
  const limits = [min && `min ${digits(min.value)} mL`, max && `max ${digits(max.value)} mL`].filter(Boolean);
  return [`${figures} mL${perKg ? '/kg' : ''}${perHour ? '/h' : ''}`, ...limits].join(', ');
}

/** "5-15 min", "60 s". */
export const spanWords = ({ low, high, unit }: Span): string => `${low === high ? low : `${low}-${high}`} ${unit}`;

const PACES = { push: 'push', slow: 'slowly', fast: 'fast' } as const;

/** How fast one dose goes in: "over 2 min", "slowly". */
export const overWords = (over: Over): string => (typeof over === 'string' ? PACES[over] : `over ${spanWords(over)}`);

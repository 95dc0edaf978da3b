import {
  type ActDose,
  convert,
  convertible,
  type Decimal,
  type Dose,
  doseOf,
  type Figure,
  type Give,
  kg,
  limitedDose,
  weightOfDose,
} from '@first60/clinical';
import { attempt } from '../../../doses/attempt.ts';

/** What one dose comes to, from the lower to the upper end. */
export interface DoseAt {
  readonly least: Dose;
  readonly most: Dose;
}

/** The figures of a dose; undefined for one that OLMD sets, and for words. */
export const figuresOf = (give: Give): ActDose | undefined => (give === 'call' || 'say' in give ? undefined : give);

/** A dose at a weight, within its own limits. @throws RangeError for figures that are no dose. */
export function doseAt(dose: ActDose, weight: number): DoseAt {
  const { low, high = low, perKg, min, max } = dose;
  const at = (figure: Figure): Dose =>
    limitedDose(
      {
        perKg: perKg ? doseOf(figure) : doseOf({ ...figure, amount: 0 }),
        ...(perKg ? min && { min: doseOf(min) } : { min: doseOf(figure) }),
        ...(max && { max: doseOf(max) }),
      },
      kg(weight),
    ).dose;
  return { least: at(low), most: at(high) };
}

/** The largest single dose at a weight, a later one counted. */
export function mostOf(dose: ActDose, weight: number): Dose {
  const { most } = doseAt(dose, weight);
  const later = dose.fromDose && doseOf(dose.fromDose.give);
  return later && isAbove(later, most) ? later : most;
}

/** The weight at which a dose reaches its maximum, to 0.1 kg. */
export const weightsOfLimits = ({ low, high = low, perKg, min, max }: ActDose): readonly number[] =>
  perKg === undefined
    ? []
    : [min, max].flatMap((limit) => {
        const weight = limit && attempt(() => weightOfDose(doseOf(limit), doseOf(high)));
        return weight === undefined ? [] : [weight.round(1, 0).toNumber(), weight.round(1, 0).plus('0.1').toNumber()];
      });

/** True when both measure the same, so that they can be compared. */
const isComparable = (one: Dose, other: Dose): boolean => convertible(one.unit, other.unit);

/** True when one dose is more than another. False for units that cannot be compared. */
export const isAbove = (one: Dose, other: Dose): boolean =>
  isComparable(one, other) && convert(one, other.unit).value.gt(other.value);

/** "0.04 mL" */
export const doseText = ({ value, unit }: Dose): string => `${rounded(value)} ${unit}`;

/** To three decimals, which is enough to find a figure again. */
export const rounded = (value: Decimal): string => value.round(3).toFixed();

/** "0.2 mg/kg, max 10 mg" */
export const writtenDose = ({ low, high, perKg, per, max }: ActDose): string =>
  [
    `${low.amount}${high ? `-${high.amount}` : ''} ${low.unit}${perKg ? '/kg' : ''}${per ? `/${per}` : ''}`,
    max && `max ${max.amount} ${max.unit}`,
  ]
    .filter((part) => part !== undefined)
    .join(', ');

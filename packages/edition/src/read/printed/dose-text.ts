import type { Pace } from '@first60/clinical';
import { quantityText } from '../../model/quantity-text.ts';
import type { PrintedDose } from './printed-drug.ts';

/** Duration of a dose, as printed after the dose. */
export const paceText = ({ low, high, unit }: Pace): string => ` over ${low === high ? low : `${low}-${high}`} ${unit}`;

const limitsText = ({ min, max }: PrintedDose): string => {
  if (max === undefined) return '';
  return min === undefined ? ` (max ${quantityText(max)})` : ` (min ${quantityText(min)}, max ${quantityText(max)})`;
};

/**
 * A dose as printed when no other wording is given for it: "0.5 mg", "5 mg/kg over 60 min (max 300 mg)".
 * @returns nothing for a dose without a figure.
 */
export function doseText(dose: PrintedDose): string | undefined {
  const pace = dose.over === undefined ? '' : paceText(dose.over);
  const count = dose.count === undefined ? '' : ` (${dose.count})`;
  if (dose.infusion !== undefined) {
    const { low, high, per } = dose.infusion;
    return `${low.amount}-${high.amount} ${high.unit}/${per}`;
  }
  if (dose.fixed !== undefined) return `${quantityText(dose.fixed)}${pace}${count}`;
  if (dose.perKg !== undefined) return `${quantityText(dose.perKg)}/kg${pace}${limitsText(dose)}`;
  return undefined;
}

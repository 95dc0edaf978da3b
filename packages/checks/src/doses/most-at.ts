import { convert, convertible, Decimal, doseOf, type Figure } from '@first60/clinical';
import type { DoseFigures } from './every-dose.ts';

/** True when one figure is more than another, in any unit. @throws RangeError for a figure that is not an amount. */
export const isMore = (one: Figure, other: Figure): boolean =>
  convertible(one.unit, other.unit) && convert(doseOf(one), other.unit).value.gt(other.amount);

/** The largest single dose at a weight. For a range of fixed doses it is the maximum of the range. */
export function mostAt(
  { fixed, perKg, min, max }: Pick<DoseFigures, 'fixed' | 'perKg' | 'min' | 'max'>,
  weight: string,
): Figure | undefined {
  if (fixed !== undefined) return max ?? fixed;
  if (perKg === undefined) return undefined;
  const byWeight = { amount: new Decimal(perKg.amount).times(weight).toNumber(), unit: perKg.unit };
  const raised = min !== undefined && isMore(min, byWeight) ? min : byWeight;
  return max !== undefined && isMore(raised, max) ? max : raised;
}

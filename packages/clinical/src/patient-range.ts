import type { PatientRange } from './dose-row.ts';
import { isHeavierThanAnyUnder } from './growth/plausible-weight.ts';
import type { Kg, Years } from './units.ts';

const MONTHS_A_YEAR = 12;
/** Converting months to years and back loses the last of 40 decimals. This precision is still far below a minute of age. */
const AGE_DECIMALS = 20;

export type RangeCheck =
  | { readonly kind: 'inside' }
  | { readonly kind: 'outside'; readonly of: 'age' | 'weight' }
  | { readonly kind: 'unchecked'; readonly needs: 'age' | 'weight' };

/**
 * Checks whether a figure is for this patient: 'outside' when the known age or weight rules it out, 'unchecked' when
 * the range needs an age or weight that is not known, otherwise 'inside'. Ends of a range are as in `PatientRange`. If
 * a range has only a minimum age, the age is not needed for a patient heavier than any younger child, by the widened
 * growth tables.
 */
export function checkRange(range: PatientRange, weight: Kg | null, age: Years | null): RangeCheck {
  if (age !== null && !ageWithin(range, age)) return { kind: 'outside', of: 'age' };
  if (weight !== null && !weightWithin(range, weight)) return { kind: 'outside', of: 'weight' };
  if (weight === null && limitsWeight(range)) return { kind: 'unchecked', needs: 'weight' };
  if (age === null && limitsAge(range) && !isOldEnough(range, weight)) return { kind: 'unchecked', needs: 'age' };
  return { kind: 'inside' };
}

function ageWithin({ fromMonths, aboveMonths, toMonths, belowMonths }: PatientRange, age: Years): boolean {
  const months = age.value.times(MONTHS_A_YEAR).round(AGE_DECIMALS);
  return (
    (fromMonths === undefined || months.gte(fromMonths)) &&
    (aboveMonths === undefined || months.gt(aboveMonths)) &&
    (toMonths === undefined || months.lte(toMonths)) &&
    (belowMonths === undefined || months.lt(belowMonths))
  );
}

const weightWithin = ({ fromKg, aboveKg, toKg, belowKg }: PatientRange, { value }: Kg): boolean =>
  (fromKg === undefined || value.gte(fromKg)) &&
  (aboveKg === undefined || value.gt(aboveKg)) &&
  (belowKg === undefined || value.lt(belowKg)) &&
  (toKg === undefined || value.lte(toKg));

/** True when nobody of this weight can be too young and the range has no upper age limit. */
function isOldEnough({ fromMonths, aboveMonths, toMonths, belowMonths }: PatientRange, weight: Kg | null): boolean {
  const youngest = [fromMonths, aboveMonths].filter((limit) => limit !== undefined);
  const isOpenAbove = toMonths === undefined && belowMonths === undefined;
  return weight !== null && isOpenAbove && youngest.every((months) => isHeavierThanAnyUnder(weight, months));
}

const limitsAge = ({ fromMonths, aboveMonths, toMonths, belowMonths }: PatientRange): boolean =>
  [fromMonths, aboveMonths, toMonths, belowMonths].some((limit) => limit !== undefined);

const limitsWeight = ({ fromKg, aboveKg, toKg, belowKg }: PatientRange): boolean =>
  [fromKg, aboveKg, toKg, belowKg].some((limit) => limit !== undefined);

import type { PatientRange } from './dose-row.ts';
import { isHeavierThanAnyUnder } from './growth/plausible-weight.ts';
import type { Kg, Years } from './units.ts';

const MONTHS_A_YEAR = 12;
/** Months turned into years and back again lose the last of 40 decimals; far below a minute of age. */
const AGE_DECIMALS = 20;

export type RangeCheck =
  | { readonly kind: 'inside' }
  | { readonly kind: 'outside'; readonly of: 'age' | 'weight' }
  | { readonly kind: 'unchecked'; readonly needs: 'age' | 'weight' };

/**
 * Whether a patient is one a figure is for: 'outside' by what is known of age or weight, 'unchecked' where
 * the range asks for a measure that is not known, else 'inside'. Ends of a range as in `PatientRange`. A range that only
 * asks for a least age needs none from a patient who is heavier than any child of less: by growth tables, widened.
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

/** Whether nobody of this weight is too young, and nobody at all too old. */
function isOldEnough({ fromMonths, aboveMonths, toMonths, belowMonths }: PatientRange, weight: Kg | null): boolean {
  const youngest = [fromMonths, aboveMonths].filter((limit) => limit !== undefined);
  const isOpenAbove = toMonths === undefined && belowMonths === undefined;
  return weight !== null && isOpenAbove && youngest.every((months) => isHeavierThanAnyUnder(weight, months));
}

const limitsAge = ({ fromMonths, aboveMonths, toMonths, belowMonths }: PatientRange): boolean =>
  [fromMonths, aboveMonths, toMonths, belowMonths].some((limit) => limit !== undefined);

const limitsWeight = ({ fromKg, aboveKg, toKg, belowKg }: PatientRange): boolean =>
  [fromKg, aboveKg, toKg, belowKg].some((limit) => limit !== undefined);

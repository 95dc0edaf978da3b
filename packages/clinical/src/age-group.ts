import type { Kg, Years } from './units.ts';

/** The patient group of a dose. */
export type DoseAge = 'adult' | 'pediatric';

/** A child is 14 years or younger. Source: product specification section 9, trauma. */
const ADULT_FROM_YEARS = 15;
/**
 * Without an age, patients below this many kg are children, patients above `UNSAID_TO_KG` are adults, and in between they
 * may be either.
 */
const UNSAID_FROM_KG = 36;
export const UNSAID_TO_KG = 50;

/**
 * Decides between child and adult, on the cards and wherever the specification has no other rule. A known age decides:
 * an adult never counts as a child because of weight. Otherwise the weight decides, except from 36 to 50 kg inclusive,
 * where the result is undefined.
 */
export function ageGroup(weight: Kg | null, age: Years | null): DoseAge | undefined {
  if (age !== null) return age.value.gte(ADULT_FROM_YEARS) ? 'adult' : 'pediatric';
  if (weight === null) return undefined;
  if (weight.value.lt(UNSAID_FROM_KG)) return 'pediatric';
  return weight.value.gt(UNSAID_TO_KG) ? 'adult' : undefined;
}

/** Why a dose for the other group is shown next to the view's own dose. */
export type OtherReason = 'child-by-age' | 'adult-by-age' | 'age-not-said';

/**
 * The other group whose dose is shown next to the view's own dose, and why; undefined when the patient is in the view's own
 * group.
 */
export function otherGroup(
  own: DoseAge,
  weight: Kg | null,
  age: Years | null,
): { readonly whose: DoseAge; readonly because: OtherReason } | undefined {
  if (weight === null && age === null) return undefined;
  const group = ageGroup(weight, age);
  if (group === own) return undefined;
  const whose = own === 'adult' ? 'pediatric' : 'adult';
  if (group === undefined) return { whose, because: 'age-not-said' };
  // The reason can only be the age here: every view's own weight limit is within the undecided range.
  return { whose, because: whose === 'adult' ? 'adult-by-age' : 'child-by-age' };
}

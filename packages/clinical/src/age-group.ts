import type { Kg, Years } from './units.ts';

/** Whose dose it is. */
export type DoseAge = 'adult' | 'pediatric';

/** A child is 14 years or younger. Source: product specification section 9, trauma. */
const ADULT_FROM_YEARS = 15;
/** Without an age: below this many kg a child, above `UNSAID_TO_KG` an adult, and between them either. */
const UNSAID_FROM_KG = 36;
export const UNSAID_TO_KG = 50;

/**
 * Whether a patient is a child or an adult, on the cards and wherever the specification does not say otherwise. The age
 * decides where it is known: an adult is never a child by weight. Without one the weight does, but for 36 to 50 kg, both ends
 * included, where nobody can say: undefined.
 */
export function ageGroup(weight: Kg | null, age: Years | null): DoseAge | undefined {
  if (age !== null) return age.value.gte(ADULT_FROM_YEARS) ? 'adult' : 'pediatric';
  if (weight === null) return undefined;
  if (weight.value.lt(UNSAID_FROM_KG)) return 'pediatric';
  return weight.value.gt(UNSAID_TO_KG) ? 'adult' : undefined;
}

/** Why another dose than a view's own stands beside it. */
export type OtherReason = 'child-by-age' | 'adult-by-age' | 'age-not-said';

/** Whose dose stands beside the one that a view gives by its own limit, and why; undefined where both are of one group. */
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
  // Without an age every limit of a view lies within the weights that say nothing.
  return { whose, because: whose === 'adult' ? 'adult-by-age' : 'child-by-age' };
}

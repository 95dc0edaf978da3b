import { ADULT_AGE, type DoseAge, type Kg, type Years } from '@first60/clinical';

/**
 * True unless the age is known to be 18 or more, because a child's contraindications may then apply to the patient.
 * Drug labels count adolescents as children.
 */
const mayBeChild = (years: Years | null): boolean => years === null || years.value.lt(ADULT_AGE);

/** The age group whose contraindications are shown with a dose; undefined if those for both groups are shown. */
export const notedAge = (age: DoseAge | 'both', years: Years | null): DoseAge | undefined =>
  age === 'both' || (age === 'adult' && mayBeChild(years)) ? undefined : age;

/**
 * The weight, if the age must be derived from it. When the age is known, a mistyped weight must not hide a
 * contraindication for the very young.
 */
export const ageless = (weight: Kg, years: Years | null): Kg | undefined => (years === null ? weight : undefined);

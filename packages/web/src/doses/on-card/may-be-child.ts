import { ADULT_AGE, type DoseAge, type Kg, type Years } from '@first60/clinical';

/** Whether a child's stop concerns the patient: unless the age is known to be 18 or more. Labels name adolescents too. */
const mayBeChild = (years: Years | null): boolean => years === null || years.value.lt(ADULT_AGE);

/** Whose stops stand with a dose; undefined for those of both ages. */
export const notedAge = (age: DoseAge | 'both', years: Years | null): DoseAge | undefined =>
  age === 'both' || (age === 'adult' && mayBeChild(years)) ? undefined : age;

/** The weight, where it must tell the age. Beside a known age it may be mistyped, and must not hide a stop for the very young. */
export const ageless = (weight: Kg, years: Years | null): Kg | undefined => (years === null ? weight : undefined);

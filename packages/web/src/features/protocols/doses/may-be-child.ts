import { ADULT_AGE, type DoseAge, type Years } from '@first60/clinical';

/** Whether a child's stop concerns the patient: unless the age is known to be 18 or more. Labels name adolescents too. */
const mayBeChild = (years: Years | null): boolean => years === null || years.value.lt(ADULT_AGE);

/** Whose stops stand with a dose; undefined for those of both ages. */
export const notedAge = (age: DoseAge | 'both', years: Years | null): DoseAge | undefined =>
  age === 'both' || (age === 'adult' && mayBeChild(years)) ? undefined : age;

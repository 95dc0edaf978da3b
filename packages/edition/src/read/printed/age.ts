import type { Who } from '@first60/clinical';

/** The age group of a row. A newborn is a child here. */
export type Age = 'adult' | 'child';

const ADULT_FROM_MONTHS = 180;

/** True when some patients of the age group are among these. */
export function isForAge({ group, range = {} }: Who, age: Age): boolean {
  if (group !== undefined) return (group === 'adult') === (age === 'adult');
  const { fromMonths = 0, belowMonths = Number.POSITIVE_INFINITY } = range;
  return age === 'adult' ? belowMonths > ADULT_FROM_MONTHS : fromMonths < ADULT_FROM_MONTHS;
}

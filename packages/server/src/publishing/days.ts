import { sentences } from '@first60/contract';

/** When it is already tomorrow somewhere on Earth, a review dated tomorrow is not in the future. */
const FIRST_ON_EARTH = 14 * 3_600_000;

/** The UTC day of a point in time. */
export const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

export interface EditionDays {
  readonly start: string;
  readonly expires: string;
  readonly lastReviewDate: string;
}

/** Why an edition may not have these dates. Undefined when it may. */
export function daysRefusal({ start, expires, lastReviewDate }: EditionDays, now: number): string | undefined {
  if (![start, expires, lastReviewDate].every(isDay)) return sentences.dayInvalid;
  const isOver = expires <= dayOf(now) || expires < start;
  return isOver || lastReviewDate > dayOf(now + FIRST_ON_EARTH) ? sentences.expiryInvalid : undefined;
}

/** Rejects "2027-02-30", which a Date would accept. */
const isDay = (text: string): boolean => {
  const time = Date.parse(`${text}T00:00:00Z`);
  return Number.isFinite(time) && dayOf(time) === text;
};

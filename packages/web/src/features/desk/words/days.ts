import { dateLocale } from '../../../device/date-locale.ts';

const DAY_MS = 86_400_000;

/** A day of a manifest, "2027-06-30", as the reader writes days. It is the same day everywhere on Earth. */
export const manifestDay = (day: string): string =>
  new Date(day).toLocaleDateString(dateLocale(), { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });

/** Days that are left of a time that ends with this day, today among them. 0 and less once it is over. */
export const daysUntil = (day: string, now: number = Date.now()): number =>
  Math.ceil((Date.parse(day) + DAY_MS - now) / DAY_MS);

import type { EditionCover } from '@first60/edition';
import { m } from '../paraglide/messages.js';

const MONTHS = [
  m.month_january,
  m.month_february,
  m.month_march,
  m.month_april,
  m.month_may,
  m.month_june,
  m.month_july,
  m.month_august,
  m.month_september,
  m.month_october,
  m.month_november,
  m.month_december,
] as const;

/**
 * The edition's date in words. It is a calendar day, so the device's time zone must not shift it. Home shows it at
 * every start, and the browser's own formatter would take 120 ms on a slow phone.
 * @throws RangeError for text that is not a date
 */
export function contentDate({ date }: Pick<EditionCover, 'date'>): string {
  const day = new Date(date);
  const month = MONTHS[day.getUTCMonth()];
  if (month === undefined) throw new RangeError(`No date: ${date}`);
  return m.edition_day({ month: month(), day: day.getUTCDate(), year: day.getUTCFullYear() });
}

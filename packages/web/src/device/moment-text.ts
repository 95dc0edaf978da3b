import { dateLocale } from './date-locale.ts';

const DAY = { day: 'numeric', month: 'short', year: 'numeric' } as const;

/** A day in the reader's own order, with the month as a word, because 3/4 is March to one reader and April to another. */
export const dayText = (moment: Date | string | number): string =>
  new Date(moment).toLocaleDateString(dateLocale(), DAY);

/** A day with the time of day. Seconds distinguish two scores from the same minute. */
export const momentText = (moment: Date | string | number, timeStyle: 'short' | 'exact' = 'short'): string =>
  new Date(moment).toLocaleString(dateLocale(), {
    ...DAY,
    hour: 'numeric',
    minute: '2-digit',
    ...(timeStyle === 'exact' && { second: '2-digit' }),
  });

/** A calendar day such as "2027-06-30" in the reader's own order. It is the same day in every time zone. */
export const calendarDayText = (day: string): string =>
  new Date(day).toLocaleDateString(dateLocale(), { ...DAY, timeZone: 'UTC' });

const TIME = { hour: 'numeric', minute: '2-digit' } as const;

/** A recent day with its weekday: "Wed, 25 Nov". */
export const dayOfWeekText = (moment: number): string => new Date(moment).toLocaleDateString(dateLocale(), RECENT_DAY);

const RECENT_DAY = { weekday: 'short', day: 'numeric', month: 'short' } as const;
const SIX_DAYS_MS = 6 * 86_400_000;

/** A recent time of day, with the weekday if it was not today, and the date if the weekday would be ambiguous. */
export function recentTimeText(moment: number, now: number): string {
  const isToday = new Date(moment).toDateString() === new Date(now).toDateString();
  const day = now - moment < SIX_DAYS_MS ? { weekday: 'short' as const } : RECENT_DAY;
  return new Date(moment).toLocaleString(dateLocale(), isToday ? TIME : { ...day, ...TIME });
}

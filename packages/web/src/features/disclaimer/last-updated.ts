/** An ISO date (YYYY-MM-DD) in words, showing the same day in every time zone. */
export const lastUpdated = (isoDate: string, locale: string): string =>
  new Date(`${isoDate}T00:00:00Z`).toLocaleDateString(locale, { dateStyle: 'long', timeZone: 'UTC' });

const DAY_MS = 86_400_000;

/** Days left until the end of this day, including today. 0 or less once it is over. */
export const daysUntil = (day: string, now: number = Date.now()): number =>
  Math.ceil((Date.parse(day) + DAY_MS - now) / DAY_MS);

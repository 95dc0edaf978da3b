const DAY_MS = 86_400_000;

/** Days that are left of a time that ends with this day, today among them. 0 and less once it is over. */
export const daysUntil = (day: string, now: number = Date.now()): number =>
  Math.ceil((Date.parse(day) + DAY_MS - now) / DAY_MS);

/** What a time of day says about when something began. */
export type TimeOfDay =
  | { readonly kind: 'none' }
  /** Milliseconds before now. */
  | { readonly kind: 'ago'; readonly ago: number }
  /** Slightly ahead of this device, as another clock may be. */
  | { readonly kind: 'now' }
  /** It may be of today or of another day: nothing follows until the day is said. */
  | { readonly kind: 'which-day' }
  /** Today was said, and it is still to come. */
  | { readonly kind: 'to-come' };

const TIME = /^(\d{2}):(\d{2})/;
/** Clocks of phones, vehicles and rooms differ by so much. */
const AHEAD_MS = 15 * 60_000;

/**
 * Reads a time of day as the moment at which something began. A wrong day would be a wrong time window, so a time that
 * may belong to two days is asked about.
 * @param text "14:05", as a field of time gives it
 * @param daysAgo the day that was said: 0 for today; undefined where none was
 */
export function timeOfDay(text: string, daysAgo: number | undefined, now: Date): TimeOfDay {
  const [, hours, minutes] = TIME.exec(text) ?? [];
  if (hours === undefined || minutes === undefined) return { kind: 'none' };
  const agoOn = (days: number): number => {
    const then = new Date(now);
    then.setDate(then.getDate() - days);
    then.setHours(Number(hours), Number(minutes), 0, 0);
    return now.getTime() - then.getTime();
  };
  const ago = agoOn(daysAgo ?? 0);
  if (ago < 0) {
    if (ago >= -AHEAD_MS) return { kind: 'now' };
    return { kind: daysAgo === undefined ? 'which-day' : 'to-come' };
  }
  const isSoonTomorrow = daysAgo === undefined && agoOn(-1) >= -AHEAD_MS;
  return isSoonTomorrow ? { kind: 'which-day' } : { kind: 'ago', ago };
}

/** The meaning of a time of day for when something began. */
export type TimeOfDay =
  | { readonly kind: 'none' }
  /** Milliseconds before now. */
  | { readonly kind: 'ago'; readonly ago: number }
  /** Slightly ahead of this device, because another clock may be ahead. */
  | { readonly kind: 'now' }
  /** It may be from today or another day, so the day must be entered first. */
  | { readonly kind: 'which-day' }
  /** Today was chosen, but the time is in the future. */
  | { readonly kind: 'to-come' };

const TIME = /^(\d{2}):(\d{2})/;
/** Largest difference between clocks of phones, vehicles and rooms, in ms. */
const AHEAD_MS = 15 * 60_000;

/**
 * Reads a time of day as the moment when something began. A wrong day would mean a wrong time window, so a time that
 * may belong to two days needs an answer first.
 * @param text "14:05", as a time input returns it
 * @param daysAgo the chosen day: 0 for today; undefined if none was chosen
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

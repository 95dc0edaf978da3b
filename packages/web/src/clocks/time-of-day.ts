/** How a time of day is understood as the time when something began. */
export type TimeOfDay =
  | { readonly kind: 'none' }
  /** Milliseconds before now. */
  | { readonly kind: 'ago'; readonly ago: number }
  /** Slightly in the future by this device, because the time may come from a clock that is ahead. */
  | { readonly kind: 'now' }
  /** The time may be from today or another day, so the day must be entered first. */
  | { readonly kind: 'which-day' }
  /** Today was chosen, but the time is in the future. */
  | { readonly kind: 'to-come' };

const TIME = /^(\d{2}):(\d{2})/;
/** Largest difference between phone, vehicle and room clocks, in ms. */
const AHEAD_MS = 15 * 60_000;

/**
 * Reads a time of day as the time when something began. A wrong day would mean a wrong time window, so for a time that
 * fits two days the user must choose the day first.
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

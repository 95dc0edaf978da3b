const TIME = /^(\d{2}):(\d{2})/;

/**
 * How long ago a time of day was, in milliseconds: today, or yesterday where today's is still to come.
 * @param text "14:05", as a field of time gives it; undefined for anything else
 */
export function agoOfTime(text: string, now: Date): number | undefined {
  const [, hours, minutes] = TIME.exec(text) ?? [];
  if (hours === undefined || minutes === undefined) return undefined;
  const then = new Date(now);
  then.setHours(Number(hours), Number(minutes), 0, 0);
  if (then > now) then.setDate(then.getDate() - 1);
  return now.getTime() - then.getTime();
}

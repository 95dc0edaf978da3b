/** The sentence of a 429. `milliseconds` is the time until the next try is allowed, rounded up to whole minutes. */
export function tooManyAttempts(milliseconds: number): string {
  const minutes = Math.max(1, Math.ceil(milliseconds / 60_000));
  return `Too many attempts. Please try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`;
}

/** A span of milliseconds as a crew reads a clock: "1:05", and "1:02:05" from an hour on. Seconds that have begun do not count. */
export function timeText(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const two = (value: number) => String(value).padStart(2, '0');
  return hours === 0 ? `${minutes}:${two(rest)}` : `${hours}:${two(minutes)}:${two(rest)}`;
}

/** What is left of a span. A second that has begun counts, so that 2:00 is shown at its start and 0:00 at its end alone. */
export const leftText = (ms: number): string => timeText(Math.ceil(Math.max(0, ms) / 1000) * 1000);

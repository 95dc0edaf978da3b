/** A duration in milliseconds as clock text: "1:05", or "1:02:05" from one hour up. Rounded down to whole seconds. */
export function timeText(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const two = (value: number) => String(value).padStart(2, '0');
  return hours === 0 ? `${minutes}:${two(rest)}` : `${hours}:${two(minutes)}:${two(rest)}`;
}

/** The remaining time, rounded up to whole seconds, so that 2:00 is shown at the start and 0:00 only at the end. */
export const leftText = (ms: number): string => timeText(Math.ceil(Math.max(0, ms) / 1000) * 1000);

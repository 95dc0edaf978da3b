import type { Over, Pace, Span } from '@first60/clinical';
import { NUMBER, type Refused, refused, written } from './written.ts';

const WRITTEN = new RegExp(`^(?<low>${NUMBER})(?:-(?<high>${NUMBER}))? (?<unit>s|min|h)$`);

/** Reads a time or a range of times: "5 min", "5-15 min". */
export function readSpan(text: string): Span | Refused {
  const { low, high = low, unit } = WRITTEN.exec(text)?.groups ?? {};
  if (low === undefined || Number(low) === 0) {
    return refused(`"${text}" is no time: write a number or a range, a space and s, min or h, like "5-15 min"`);
  }
  if (high !== low && Number(high) <= Number(low)) {
    return refused(`"${text}" is no time: write the shorter time first, like "5-15 min"`);
  }
  return { low: Number(low), high: Number(high), unit: unit as Span['unit'] };
}

/** A time or a range of times: "5-15 min". */
export const span = written(readSpan);

/** How fast one dose goes in. */
export const over = written((text): Over | Refused => {
  if (text === 'push' || text === 'slow' || text === 'fast') return text;
  const read = readSpan(text);
  if ('refused' in read || read.unit === 'h') {
    return refused(`"${text}" is no pace: write push, slow, fast, or a time in s or min, like "1-2 min"`);
  }
  return read as Pace;
});

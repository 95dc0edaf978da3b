import { Decimal, readKilograms } from '@first60/clinical';

/** A field's text after a step of `by`, limited to the range. Unreadable text counts as the lowest value. */
export function steppedText(text: string, by: number, range: { readonly min: number; readonly max: number }): string {
  const next = (readKilograms(text) ?? new Decimal(range.min)).plus(by);
  if (next.lt(range.min)) return String(range.min);
  return next.gt(range.max) ? String(range.max) : next.toFixed();
}

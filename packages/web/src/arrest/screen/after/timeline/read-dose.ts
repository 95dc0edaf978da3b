import { type Decimal, type DoseEntry, digits, readDecimal } from '@first60/clinical';
import { m } from '../../../../paraglide/messages.js';

/** A typed amount in its entry's unit, or the sentence that explains why it is invalid. */
export function readDose(
  text: string,
  { unit, most }: DoseEntry,
): { readonly value: Decimal } | { readonly value?: never; readonly why: string } {
  const value = readDecimal(text);
  if (value === null || !value.gt(0) || value.gt(most)) {
    return { why: m.arrest_after_dose_wrong({ most: digits(most), unit }) };
  }
  return { value };
}

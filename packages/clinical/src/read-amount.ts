import { type Decimal, readDecimal } from './decimal.ts';
import { isBlank } from './plain-text.ts';

/** The amounts that a field accepts, both limits included, and the number of decimals allowed. */
export interface AmountLimits {
  readonly from: number;
  readonly to: number;
  readonly decimals: number;
}

export type AmountReading =
  | { readonly kind: 'amount'; readonly value: Decimal }
  | {
      readonly kind: 'none';
      readonly because: 'empty' | 'not-a-number' | 'out-of-range' | 'too-many-decimals';
    };

/** Reads an amount as typed. An amount outside the limits is rejected: amounts are never capped or rounded. */
export function readAmount(text: string, { from, to, decimals }: AmountLimits): AmountReading {
  if (isBlank(text)) return { kind: 'none', because: 'empty' };
  const value = readDecimal(text);
  if (value === null) return { kind: 'none', because: 'not-a-number' };
  if (value.lt(from) || value.gt(to)) return { kind: 'none', because: 'out-of-range' };
  return value.round(decimals).eq(value) ? { kind: 'amount', value } : { kind: 'none', because: 'too-many-decimals' };
}

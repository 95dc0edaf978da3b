import { COMPREHENSIVE_WEIGHT, type Decimal, QUICK_WEIGHT, readDecimal } from '@first60/clinical';
import { m } from '../../paraglide/messages.js';

/** A weight as typed: none, one that doses can be worked out from, or the sentence that says why it is none. */
export type CodeWeight =
  | { readonly kind: 'empty' }
  | { readonly kind: 'weight'; readonly value: Decimal }
  | { readonly kind: 'refused'; readonly why: string };

/**
 * Reads a weight in kg for a code: from the least that the weight field of the app takes to the most that any calculator
 * takes. One beyond is refused, not held at the limit: there is nobody to notice it in an arrest.
 */
export function readCodeWeight(text: string): CodeWeight {
  if (text.trim() === '') return { kind: 'empty' };
  const value = readDecimal(text);
  if (value === null) return { kind: 'refused', why: m.calc_weight_not_a_number() };
  if (value.lt(QUICK_WEIGHT.min)) return { kind: 'refused', why: m.calc_weight_too_light({ min: QUICK_WEIGHT.min }) };
  if (value.gt(COMPREHENSIVE_WEIGHT.max)) {
    return { kind: 'refused', why: m.code_weight_too_heavy({ max: COMPREHENSIVE_WEIGHT.max }) };
  }
  return { kind: 'weight', value };
}

/** The next weight of a step of the buttons, held within what is taken. */
export function stepCodeWeight(text: string, by: number): string {
  const now = readCodeWeight(text);
  if (now.kind !== 'weight') return by > 0 ? String(by) : text;
  const next = now.value.plus(by);
  if (next.lt(QUICK_WEIGHT.min)) return String(QUICK_WEIGHT.min);
  return next.gt(COMPREHENSIVE_WEIGHT.max) ? String(COMPREHENSIVE_WEIGHT.max) : next.toFixed();
}

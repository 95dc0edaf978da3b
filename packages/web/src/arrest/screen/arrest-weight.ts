import { ARREST_WEIGHT, type Decimal, isBlank, QUICK_WEIGHT, readKilograms } from '@first60/clinical';
import { m } from '../../paraglide/messages.js';

/** A weight as typed: none, one that doses can be worked out from, or the sentence that says why it is none. */
type TypedWeight =
  | { readonly kind: 'empty' }
  | { readonly kind: 'weight'; readonly value: Decimal }
  | { readonly kind: 'refused'; readonly why: string };

/** In kg. The most that is taken for an adult: more is a slip of the thumb. */
const ADULT_MOST = 400;

const mostOf = (plan: 'adult' | 'child'): number => (plan === 'adult' ? ADULT_MOST : ARREST_WEIGHT.max);

/**
 * Reads a weight in kg for an arrest. One beyond its limits is refused, not held at the limit: nobody would notice it. An adult
 * may weigh more than doses are worked out for: those that go by the weight then say so, and the others stand.
 */
export function readTypedWeight(text: string, plan: 'adult' | 'child'): TypedWeight {
  const max = mostOf(plan);
  if (isBlank(text)) return { kind: 'empty' };
  const value = readKilograms(text);
  if (value === null) return { kind: 'refused', why: m.calc_weight_not_a_number() };
  if (value.lt(ARREST_WEIGHT.min)) return { kind: 'refused', why: m.calc_weight_too_light({ min: ARREST_WEIGHT.min }) };
  if (value.gt(max)) return { kind: 'refused', why: m.arrest_weight_too_heavy({ max, most: ARREST_WEIGHT.max }) };
  return { kind: 'weight', value };
}

/** The weight after a step of the buttons, held within the limits. */
export function stepTypedWeight(text: string, by: number, plan: 'adult' | 'child'): string {
  const now = readTypedWeight(text, plan);
  if (now.kind !== 'weight') return by > 0 ? String(by) : text;
  const next = now.value.plus(by);
  if (next.lt(ARREST_WEIGHT.min)) return String(ARREST_WEIGHT.min);
  return next.gt(mostOf(plan)) ? String(mostOf(plan)) : next.toFixed();
}

/** The plan that a weight in kg means: a child's below 40 kg, as in the calculator. */
export const planOfWeight = (weight: Decimal): 'adult' | 'child' =>
  weight.lt(QUICK_WEIGHT.adultFrom) ? 'child' : 'adult';

/** A weight of more than one and a half times the one before, or less than two thirds of it, may be a slip of the thumb. */
export function isJump(weight: Decimal, before: string): boolean {
  const known = readTypedWeight(before, 'adult');
  return known.kind === 'weight' && (weight.gt(known.value.times(1.5)) || known.value.gt(weight.times(1.5)));
}

/**
 * What has to be asked before a weight is used: it is that of the other plan than the one that counts. A light adult stays an
 * adult, and a heavy child of 14 years or younger a child, so nobody but the crew can say.
 */
export function planQuestion(
  weight: Decimal | undefined,
  plan: 'adult' | 'child',
): 'light-adult' | 'heavy-child' | undefined {
  if (weight === undefined || planOfWeight(weight) === plan) return undefined;
  return plan === 'adult' ? 'light-adult' : 'heavy-child';
}

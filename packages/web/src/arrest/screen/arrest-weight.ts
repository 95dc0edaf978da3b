import { ARREST_WEIGHT, type Decimal, isBlank, QUICK_WEIGHT, readKilograms } from '@first60/clinical';
import { m } from '../../paraglide/messages.js';

/** A typed weight: empty, usable for doses, or refused with the reason. */
type TypedWeight =
  | { readonly kind: 'empty' }
  | { readonly kind: 'weight'; readonly value: Decimal }
  | { readonly kind: 'refused'; readonly why: string };

/** Highest weight that is accepted for an adult, in kg. A higher one is a slip of the thumb. */
const ADULT_MOST = 400;

const mostOf = (plan: 'adult' | 'child'): number => (plan === 'adult' ? ADULT_MOST : ARREST_WEIGHT.max);

/**
 * Reads a weight in kg for an arrest. A weight outside its limits is refused rather than set to the limit, because
 * nobody would notice that. An adult may weigh more than the limit for calculated doses. Weight-based doses then show
 * this, and the others still apply.
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

/** The weight after a press on a step button, clamped to the limits. */
export function stepTypedWeight(text: string, by: number, plan: 'adult' | 'child'): string {
  const now = readTypedWeight(text, plan);
  if (now.kind !== 'weight') return by > 0 ? String(by) : text;
  const next = now.value.plus(by);
  if (next.lt(ARREST_WEIGHT.min)) return String(ARREST_WEIGHT.min);
  return next.gt(mostOf(plan)) ? String(mostOf(plan)) : next.toFixed();
}

/** The plan for a weight in kg: the child's plan below 40 kg, as in the calculator. */
export const planOfWeight = (weight: Decimal): 'adult' | 'child' =>
  weight.lt(QUICK_WEIGHT.adultFrom) ? 'child' : 'adult';

/**
 * True if a weight is more than one and a half times the previous one, or less than two thirds of it. It may be a slip
 * of the thumb.
 */
export function isJump(weight: Decimal, before: string): boolean {
  const known = readTypedWeight(before, 'adult');
  return known.kind === 'weight' && (weight.gt(known.value.times(1.5)) || known.value.gt(weight.times(1.5)));
}

/**
 * The question to ask when a weight is typical of the other plan. A light adult stays an adult and a heavy child of 14
 * years or younger stays a child, so only the crew can decide.
 */
export function planQuestion(
  weight: Decimal | undefined,
  plan: 'adult' | 'child',
): 'light-adult' | 'heavy-child' | undefined {
  if (weight === undefined || planOfWeight(weight) === plan) return undefined;
  return plan === 'adult' ? 'light-adult' : 'heavy-child';
}

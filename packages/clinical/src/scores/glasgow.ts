import { type Answers, type Scale, type Total, totalOf } from './scale.ts';

/**
 * Glasgow Coma Scale: eye 1-4, verbal 1-5, motor 1-6; total 3 to 15. The scale has no zero.
 * Source: Teasdale and Jennett, Lancet 1974, in the six-level motor form; product specification section 9.
 */
export const GLASGOW = {
  eye: { from: 1, to: 4 },
  verbal: { from: 1, to: 5 },
  motor: { from: 1, to: 6 },
} as const satisfies Scale;

export const GLASGOW_OUT_OF = 15;

export type GlasgowItem = keyof typeof GLASGOW;
export type GlasgowBand = 'mild' | 'moderate' | 'severe';

/**
 * 13-15 mild, 9-12 moderate (monitoring advice), 3-8 severe (immediate actions).
 * Source: product specification section 9.
 */
export function glasgowBand(total: number): GlasgowBand {
  if (total <= 8) return 'severe';
  return total <= 12 ? 'moderate' : 'mild';
}

/** The total, 3 to 15, or how many of the three are answered. @throws RangeError as `totalOf` does. */
export const glasgowTotal = (answers: Answers<typeof GLASGOW>): Total => totalOf(GLASGOW, answers);

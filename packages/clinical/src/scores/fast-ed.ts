import { type Answers, type Scale, type Total, totalOf } from './scale.ts';

/**
 * FAST-ED in six items: the published single speech item (0-2) is split into output and comprehension.
 * Source: Lima et al., Stroke 2016; the split follows product specification section 9.
 */
export const FAST_ED = {
  face: { from: 0, to: 1 },
  arm: { from: 0, to: 2 },
  speechOutput: { from: 0, to: 1 },
  speechComprehension: { from: 0, to: 1 },
  eyeDeviation: { from: 0, to: 2 },
  denial: { from: 0, to: 2 },
} as const satisfies Scale;

/** The total is shown out of 10 (product specification section 9) although the items add up to 9. */
export const FAST_ED_SHOWN_OUT_OF = 10;

/** The published scale: its highest total, and the lowest total at which a large-vessel occlusion is likely. */
export const FAST_ED_PUBLISHED = { highest: 9, largeVesselFrom: 4 } as const;

export type FastEdBand = 'none' | 'mild' | 'moderate' | 'severe';

/** 0 none, 1-3 mild, 4-6 moderate, 7 or more severe. Source: product specification section 9. */
export function fastEdBand(total: number): FastEdBand {
  if (total > 6) return 'severe';
  if (total > 3) return 'moderate';
  return total > 0 ? 'mild' : 'none';
}

/** The total of the six items, 0 to 9, or the number answered so far. @throws RangeError as `totalOf` does. */
export const fastEdTotal = (answers: Answers<typeof FAST_ED>): Total => totalOf(FAST_ED, answers);

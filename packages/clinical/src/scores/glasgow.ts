import { type Answers, NOT_TESTED, type Scale, type Total, totalOf } from './scale.ts';

/**
 * Glasgow Coma Scale: eye 1-4, verbal 1-5, motor 1-6; total 3 to 15. The scale has no zero. An item that cannot be tested
 * (tube, swollen eyes, paralysis) is NT and not 1.
 * Source: Teasdale and Jennett, Lancet 1974, in the six-level motor form; product specification section 9; NT:
 * Teasdale et al., Lancet Neurology 2014;13:844.
 */
export const GLASGOW = {
  eye: { from: 1, to: 4, mayBeUntested: true },
  verbal: { from: 1, to: 5, mayBeUntested: true },
  motor: { from: 1, to: 6, mayBeUntested: true },
} as const satisfies Scale;

export const GLASGOW_OUT_OF = 15;

export type GlasgowBand = 'mild' | 'moderate' | 'severe';

/**
 * 13-15 mild, 9-12 moderate (monitoring advice), 3-8 severe (immediate actions).
 * Source: product specification section 9.
 */
export function glasgowBand(total: number): GlasgowBand {
  if (total <= 8) return 'severe';
  return total <= 12 ? 'moderate' : 'mild';
}

/** The three items as they are reported: "E4 VNT M6". */
export const glasgowItems = ({ eye, verbal, motor }: Answers<typeof GLASGOW>): string =>
  [`E${scoreText(eye)}`, `V${scoreText(verbal)}`, `M${scoreText(motor)}`].join(' ');

const scoreText = (score: number): string => (score === NOT_TESTED ? 'NT' : String(score));

/**
 * The total, 3 to 15, or the total of the tested items, or the number answered so far.
 * @throws RangeError as `totalOf` does.
 */
export const glasgowTotal = (answers: Answers<typeof GLASGOW>): Total => totalOf(GLASGOW, answers);

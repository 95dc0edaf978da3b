import { type Answers, type Scale, type Total, totalOf } from './scale.ts';

/**
 * Cincinnati Prehospital Stroke Scale: three signs, each 0 (normal) or 1 (abnormal); total 0 to 3.
 * Source: Kothari et al., Ann Emerg Med 1999, as tabulated by the AHA; scoring of product specification section 9.
 */
export const CINCINNATI = {
  face: { from: 0, to: 1 },
  arm: { from: 0, to: 1 },
  speech: { from: 0, to: 1 },
} as const satisfies Scale;

export type CincinnatiBand = 'negative' | 'positive';

/** 0 is negative (low probability of stroke); 1 or more is positive. Source: product specification section 9. */
export const cincinnatiBand = (total: number): CincinnatiBand => (total >= 1 ? 'positive' : 'negative');

/** The total of the three signs, or the number answered so far. @throws RangeError as `totalOf` does. */
export const cincinnatiTotal = (answers: Answers<typeof CINCINNATI>): Total => totalOf(CINCINNATI, answers);

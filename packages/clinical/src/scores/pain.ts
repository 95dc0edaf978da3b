import { type Answers, type Scale, type Total, totalOf } from './scale.ts';

/**
 * Numeric pain scale, stated by the patient: 0 to 10. For patients aged 8 or more.
 * Source: Los Angeles County EMS Agency, Ref. 1345 (age); 0 to 10 as in NASEMSO, prehospital pain management, 2021.
 */
export const PAIN_NUMBERS = { pain: { from: 0, to: 10 } } as const satisfies Scale;

/**
 * Faces pain scale, pointed to by the patient: six faces, 0 to 10 in steps of two. For ages 4 to 12.
 * Source: NASEMSO, prehospital pain management, 2021 (age); the values are those of the published six-face scales.
 */
export const PAIN_FACES = { face: { from: 0, to: 10, step: 2 } } as const satisfies Scale;

/**
 * FLACC, pain as observed: five signs, each 0 to 2; total 0 to 10. For patients under 4 years or unable to speak.
 * Source: Merkel et al., Pediatr Nurs 1997; Los Angeles County EMS Agency, Ref. 1345 (age).
 */
export const FLACC = {
  face: { from: 0, to: 2 },
  legs: { from: 0, to: 2 },
  activity: { from: 0, to: 2 },
  cry: { from: 0, to: 2 },
  consolability: { from: 0, to: 2 },
} as const satisfies Scale;

/** Highest score of all three scales. */
export const PAIN_OUT_OF = 10;

export type PainBand = 'none' | 'mild' | 'moderate' | 'severe';

/**
 * 0 none (FLACC: relaxed and comfortable), 1-3 mild, 4-6 moderate, 7-10 severe.
 * Source: Merkel et al. 1997 for FLACC; the same bands are usual for numbers and faces.
 */
export function painBand(total: number): PainBand {
  if (total === 0) return 'none';
  if (total <= 3) return 'mild';
  return total <= 6 ? 'moderate' : 'severe';
}

/** The stated number, or unanswered if there is none. @throws RangeError as `totalOf` does. */
export const painNumbersTotal = (answers: Answers<typeof PAIN_NUMBERS>): Total => totalOf(PAIN_NUMBERS, answers);

/** The value of the chosen face, or unanswered if there is none. @throws RangeError as `totalOf` does. */
export const painFacesTotal = (answers: Answers<typeof PAIN_FACES>): Total => totalOf(PAIN_FACES, answers);

/** The total of the five signs, 0 to 10, or the number answered so far. @throws RangeError as `totalOf` does. */
export const flaccTotal = (answers: Answers<typeof FLACC>): Total => totalOf(FLACC, answers);

import { type Answers, type Scale, type Total, totalOf } from './scale.ts';

/**
 * Apgar score of a newborn: five signs, each 0 to 2; total 0 to 10. It describes the newborn and the response to
 * resuscitation. It never decides whether, when or how to resuscitate.
 * Source: Apgar, Curr Res Anesth Analg 1953; American Academy of Pediatrics and American College of Obstetricians and
 * Gynecologists, The Apgar Score (Committee Opinion 644), 2015, reaffirmed.
 */
export const APGAR = {
  appearance: { from: 0, to: 2 },
  pulse: { from: 0, to: 2 },
  grimace: { from: 0, to: 2 },
  activity: { from: 0, to: 2 },
  respiration: { from: 0, to: 2 },
} as const satisfies Scale;

export const APGAR_OUT_OF = 10;

/** The minutes after birth at which the score is taken. Source: Committee Opinion 644. */
export const APGAR_MINUTES = [1, 5, 10, 15, 20] as const;
export type ApgarMinute = (typeof APGAR_MINUTES)[number];

export type ApgarBand = 'reassuring' | 'moderate' | 'low';

/**
 * 7-10 reassuring, 4-6 moderately abnormal, 0-3 low, for the 5-minute score of a newborn at or near term.
 * Source: Committee Opinion 644.
 */
export function apgarBand(total: number): ApgarBand {
  if (total <= 3) return 'low';
  return total <= 6 ? 'moderate' : 'reassuring';
}

/**
 * The minute of the next score: every newborn is scored at 1 and 5 minutes, and one below 7 every 5 minutes up to 20.
 * Undefined after the last one. Source: Committee Opinion 644.
 */
export function nextApgarMinute(minute: ApgarMinute, total: number): ApgarMinute | undefined {
  return minute === 1 || total < 7 ? APGAR_MINUTES[APGAR_MINUTES.indexOf(minute) + 1] : undefined;
}

/** The total of the five signs, 0 to 10, or the number answered so far. @throws RangeError as `totalOf` does. */
export const apgarTotal = (answers: Answers<typeof APGAR>): Total => totalOf(APGAR, answers);

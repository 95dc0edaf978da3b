import type { ListedPerson } from './trust-list.ts';

/** Number of different people who must sign a change of figures. At least one must be a director. */
const SIGNERS = 2;

export type ThresholdRefusal = 'same-person' | 'too-few-people' | 'no-director';

/** Reason why these people are not enough to sign. Undefined when they are. */
export function thresholdRefusal(people: readonly ListedPerson[]): ThresholdRefusal | undefined {
  if (new Set(people.map(({ id }) => id)).size < people.length) return 'same-person';
  if (people.length < SIGNERS) return 'too-few-people';
  return people.some(({ role }) => role === 'director') ? undefined : 'no-director';
}

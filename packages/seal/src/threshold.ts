import type { ListedPerson } from './trust-list.ts';

/** How many different people sign what changes a figure. One of them is a director. */
const SIGNERS = 2;

export type ThresholdRefusal = 'same-person' | 'too-few-people' | 'no-director';

/** Why these people are not enough to sign. Undefined when they are. */
export function thresholdRefusal(people: readonly ListedPerson[]): ThresholdRefusal | undefined {
  if (new Set(people.map(({ id }) => id)).size < people.length) return 'same-person';
  if (people.length < SIGNERS) return 'too-few-people';
  return people.some(({ role }) => role === 'director') ? undefined : 'no-director';
}

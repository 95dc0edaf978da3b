import type { Drug, Protocol, UncoveredTopic } from '@first60/edition';

/** The likely meanings of a term that no card contains. */
export interface Suggestions {
  /** The most likely first. Empty if the most likely meaning is a topic without a card. */
  readonly protocols: readonly Protocol[];
  readonly drugs: readonly Drug[];
  /** The topic that the term names, if it has no card. */
  readonly uncovered: UncoveredTopic | undefined;
}

/** Offering more protocols would be guesswork. */
export const PROTOCOLS_OFFERED = 3;

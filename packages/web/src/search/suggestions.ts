import type { Drug, Protocol, UncoveredTopic } from '@first60/edition';

/** What a term that no card holds stands for. */
export interface Suggestions {
  /** The likeliest first. Empty where the likeliest is a topic without a card. */
  readonly protocols: readonly Protocol[];
  readonly drugs: readonly Drug[];
  /** The topic without a card that the term names. */
  readonly uncovered: UncoveredTopic | undefined;
}

/** More protocols would be a guess. */
export const PROTOCOLS_OFFERED = 3;

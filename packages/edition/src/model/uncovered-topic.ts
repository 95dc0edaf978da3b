import type { GroupId } from '../ids.ts';

/** An emergency that no card of the edition covers: the search says so instead of offering another card. */
export interface UncoveredTopic {
  /** As it is named to the crew: "No card for childbirth". */
  readonly name: string;
  /** The group where the nearest cards are. */
  readonly nearest: GroupId;
  /** What a crew may type for it, lower case. No word of them leads to a card. */
  readonly words: readonly string[];
}

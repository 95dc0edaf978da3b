import type { GroupId } from '../ids.ts';

/** An emergency that no card of the edition covers. The search reports this instead of offering another card. */
export interface UncoveredTopic {
  /** Name shown to the crew: "No card for childbirth". */
  readonly name: string;
  /** Group that contains the nearest cards. */
  readonly nearest: GroupId;
  /** Words a crew may type for it, in lower case. None of them leads to a card. */
  readonly words: readonly string[];
}

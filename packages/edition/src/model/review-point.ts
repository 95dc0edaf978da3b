import type { ProtocolId, SourceKey } from '../ids.ts';

/** A judgement that the sources leave open and that a medical director has to make. */
export interface ReviewPoint {
  readonly id: string;
  readonly topic: string;
  readonly protocols: readonly ProtocolId[];
  /** Texts of the edition, word for word, that the judgement is about. */
  readonly asShown: readonly string[];
  /** Arguments for and against, each figure with its source among `sources`. */
  readonly grounds: string;
  readonly question: string;
  readonly sources: readonly SourceKey[];
}

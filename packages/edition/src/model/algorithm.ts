import type { ProtocolId } from '../ids.ts';
import type { Line } from './line.ts';

/** An exit of a step, leading to another step. */
interface AlgorithmExit {
  /** Id of the next step. */
  readonly to: string;
  /** The answer that leads there; every exit of a decision has one. */
  readonly label?: string;
  /** Drawn as "Go to step n" instead of an arrow, because an arrow would cross half the page. */
  readonly jump?: true;
}

export interface AlgorithmStep {
  readonly id: string;
  readonly kind: 'start' | 'action' | 'decision' | 'end';
  /** The headline comes first. For a decision it is the question. */
  readonly lines: readonly [Line, ...Line[]];
  readonly exits: readonly AlgorithmExit[];
}

/** A protocol's decision graph. A step's number is its position in the list, from 1. */
export interface Algorithm {
  readonly id: ProtocolId;
  readonly title: string;
  /** The edition as printed on the drawing. */
  readonly basis: string;
  /** Something that a reader must know about the text that the steps were taken from. */
  readonly note?: Line;
  readonly steps: readonly AlgorithmStep[];
}

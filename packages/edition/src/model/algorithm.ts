import type { ProtocolId } from '../ids.ts';
import type { Line } from './line.ts';

/** Where a step leads. */
interface AlgorithmExit {
  /** Id of the next step. */
  readonly to: string;
  /** The answer that leads there; every exit of a decision has one. */
  readonly label?: string;
  /** Drawn as "Go to step n" instead of an arrow, where an arrow would cross half the page. */
  readonly jump?: true;
}

export interface AlgorithmStep {
  readonly id: string;
  readonly kind: 'start' | 'action' | 'decision' | 'end';
  /** The headline first; that of a decision is its question. */
  readonly lines: readonly [Line, ...Line[]];
  readonly exits: readonly AlgorithmExit[];
}

/** A protocol's decision graph. A step's number is its place in the list, from 1. */
export interface Algorithm {
  readonly id: ProtocolId;
  readonly title: string;
  /** The edition as the drawing prints it. */
  readonly basis: string;
  /** What a reader must know of the text the steps were read from. */
  readonly note?: Line;
  readonly steps: readonly AlgorithmStep[];
}

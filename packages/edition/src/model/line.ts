import type { DoseAge } from '@first60/clinical';
import type { SourceKey } from '../ids.ts';

/**
 * One line of a card. A line that states a figure cites its source; one without a figure may leave its sources empty
 * (ordinary practice). A line ending in a colon is a heading.
 */
export interface Line {
  readonly text: string;
  readonly sources: readonly SourceKey[];
  /** Set when no good source was found: shown with a mark and listed for the medical director. */
  readonly review?: 'needs-source';
  /** The shock energies that depend on a child's weight, in J per kg, in the order in which the text states them. */
  readonly joulesPerKg?: readonly number[];
}

/**
 * A caution about a dose. `stop` forbids the dose and `check` changes it. Both are shown on the face of the dose, also
 * when it is shared or printed. A caution without a level is shown when the dose is unfolded.
 */
export interface Caution extends Line {
  readonly level?: 'stop' | 'check';
  /** The age group it concerns; absent when it concerns both. */
  readonly to?: DoseAge;
  /** Set when it is made from the act, whose own rules hold for it. */
  readonly ofAct?: true;
}

/** Builds a line with its sources: `line('Push at 100-120 a minute', 'aha-2020')`. */
export const line = (text: string, ...sources: readonly SourceKey[]): Line => ({ text, sources });

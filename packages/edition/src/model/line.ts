import type { SourceKey } from '../ids.ts';

/**
 * One line of a card. A line that states a figure names where the figure comes from; one without a
 * figure may leave its sources empty (ordinary practice). A line ending in a colon is a heading.
 */
export interface Line {
  readonly text: string;
  readonly sources: readonly SourceKey[];
  /** Set when no good source was found: shown with a mark and listed for the medical director. */
  readonly review?: 'needs-source';
  /** The shock energies that a child's weight decides, in J for each kg, in the order of the text. */
  readonly joulesPerKg?: readonly number[];
}

/** Writes a line with its sources: `line('Push at 100-120 a minute', 'aha-2020')`. */
export const line = (text: string, ...sources: readonly SourceKey[]): Line => ({ text, sources });

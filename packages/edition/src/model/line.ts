import type { DoseAge, Who } from '@first60/clinical';
import type { MedicationId, ProtocolId, SourceKey } from '../ids.ts';

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
  /** What `text` is made of, so that a card can show the line for one patient. Absent for a line that is one text. */
  readonly parts?: LineParts;
}

/** A line's patients, finding, order and act. `text` says all of them for everybody. */
export interface LineParts {
  /** Absent when it is for everybody. */
  readonly for?: Who;
  /** Whom of them it is not for. */
  readonly except?: Who;
  /** `for` and `except` in words: "Under 1 month". */
  readonly whose?: string;
  /** What is seen or measured: "Family gave 1 dose". */
  readonly if?: string;
  /** Absent for a standing order. */
  readonly order?: LineOrder;
  /** The acts of which the patient's is given. Each has a medication line on the card. */
  readonly gives?: ReadonlyArray<{ readonly medication: MedicationId; readonly act: string }>;
  /** What is done, or what stands behind the dose. */
  readonly say?: string;
  /** Id of the running clock that it starts. */
  readonly clock?: string;
  /** The card that it opens. */
  readonly link?: ProtocolId;
}

/** When OLMD is called: before anything of the line, never of one's own accord, or after it. */
export type LineOrder = 'call-first' | 'only-if-ordered' | 'give-then-call';

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

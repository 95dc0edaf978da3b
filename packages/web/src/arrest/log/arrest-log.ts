import type { ArrestEvent, ArrestEventData } from '@first60/clinical';

/**
 * Where the events of an arrest are kept. 'disk': in the database, or on the way to it. 'journal': in local storage,
 * because the database refused them. 'memory': both refused them, so they last until the page closes.
 */
export type KeptIn = 'disk' | 'journal' | 'memory';

/** The log of one arrest as this tab knows it. Each change creates a new object. */
export interface ArrestLog {
  /** Id of the arrest. */
  readonly code: string;
  /** Id of the user who began it. No other user sees it. */
  readonly user: string;
  /** True for a log of clocks that run without an arrest. */
  readonly isOfClocks: boolean;
  /** True while one of its clocks is running. */
  readonly hasClocks: boolean;
  /** Sorted by time. `seq` counts from 1 without gaps. */
  readonly events: readonly ArrestEvent[];
  /** Ids of the events that are on the disk. The screen shows a solid tick for them. */
  readonly durable: ReadonlySet<string>;
  readonly keptIn: KeptIn;
  /** Data of the first event. Absent if it cannot be read. */
  readonly started?: Extract<ArrestEventData, { readonly kind: 'started' }>;
  /** When CODE was pressed, in epoch milliseconds of the wall clock. */
  readonly startedAt: number;
  /**
   * When it ended, in epoch milliseconds of the wall clock. For a log of clocks, this is its last event. Absent while
   * it runs.
   */
  readonly endedAt?: number;
  /** Written by another version of the app, so this version reads it but never writes to it. */
  readonly isOfOtherVersion: boolean;
  /** Number of lines that cannot be read. They are kept. */
  readonly unreadable: number;
}

/** True while its clock is running. A log of another version cannot be ended here, so it does not count as running. */
export const isRunning = ({ endedAt, isOfOtherVersion }: ArrestLog): boolean =>
  endedAt === undefined && !isOfOtherVersion;

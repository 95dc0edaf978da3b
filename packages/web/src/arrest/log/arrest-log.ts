import type { ArrestEvent, ArrestEventData } from '@first60/clinical';

/**
 * Where the events of an arrest are kept. 'disk': in the database, or on the way there. 'journal': the database refused them,
 * and local storage has them. 'memory': neither takes them, and they last until the page closes.
 */
export type KeptIn = 'disk' | 'journal' | 'memory';

/** The log of one arrest as this tab knows it. A new object at each change. */
export interface ArrestLog {
  /** Id of the arrest. */
  readonly code: string;
  /** Id of the user who began it. Nobody else sees it. */
  readonly user: string;
  /** It is of clocks that run beside no arrest. */
  readonly isOfClocks: boolean;
  /** A clock of it has been started and not stopped. */
  readonly hasClocks: boolean;
  /** In the order of their time, `seq` from 1 without a gap. */
  readonly events: readonly ArrestEvent[];
  /** Ids of the events that are on the disk: they get the solid tick. */
  readonly durable: ReadonlySet<string>;
  readonly keptIn: KeptIn;
  /** What the first event says. Absent where it cannot be read. */
  readonly started?: Extract<ArrestEventData, { readonly kind: 'started' }>;
  /** Epoch milliseconds of the wall clock at the press on CODE. */
  readonly startedAt: number;
  /** Epoch milliseconds of the wall clock at its end; of a log of clocks at its last event. Absent while it runs. */
  readonly endedAt?: number;
  /** Another version of the app has written it, so it is read and never written. */
  readonly isOfOtherVersion: boolean;
  /** Lines that cannot be read. They are kept. */
  readonly unreadable: number;
}

/** Whether its clock runs. One of another version cannot be ended here, so it holds nothing up. */
export const isRunning = ({ endedAt, isOfOtherVersion }: ArrestLog): boolean =>
  endedAt === undefined && !isOfOtherVersion;

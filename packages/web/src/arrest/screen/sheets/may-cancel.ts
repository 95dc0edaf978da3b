import type { ArrestEvent, ArrestEventData } from '@first60/clinical';

/** For so long a start may turn out to be a slip, in ms of arrest time. */
const SLIP_MS = 120_000;

/** What says nothing of a patient: the start with its choices, and what the clock did. */
const OF_THE_START: ReadonlySet<ArrestEventData['kind']> = new Set([
  'started',
  'plan',
  'began',
  'role',
  'clock-gap',
  'clock-changed',
]);

/** Whether a start can still be taken back as a slip, which leaves nothing of its log: nobody has logged any care. */
export const mayCancel = (events: readonly ArrestEvent[], t: number): boolean =>
  t < SLIP_MS && events.every(({ data }) => OF_THE_START.has(data.kind));

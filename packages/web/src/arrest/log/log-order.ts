import type { ArrestEvent } from '@first60/clinical';

/**
 * The events of an arrest in the order of their time. Of one moment, the one that the database took first stands first. One
 * that reached the database late keeps its time, so `seq` is counted here and not read.
 */
export const inOrder = (events: readonly ArrestEvent[]): readonly ArrestEvent[] =>
  [...events]
    .sort((one, other) => one.t - other.t || one.seq - other.seq)
    .map((event, index) => (event.seq === index + 1 ? event : { ...event, seq: index + 1 }));

/** The event that ended the arrest, and that no undo has taken back. */
export function standingEnd(events: readonly ArrestEvent[]): ArrestEvent | undefined {
  const undone = new Set<string>();
  for (const { data } of events) {
    if (data.kind === 'undone') undone.add(data.of);
    else if (data.kind === 'restored') undone.delete(data.of);
  }
  return events.findLast(({ id, data }) => data.kind === 'ended' && !undone.has(id));
}

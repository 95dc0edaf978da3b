import type { ArrestEvent } from '@first60/clinical';

/**
 * Sorts an arrest's events by time. Events with the same time keep the order in which the database stored them. An
 * event that reached the database late keeps its time, so `seq` is counted here rather than read.
 */
export const inOrder = (events: readonly ArrestEvent[]): readonly ArrestEvent[] =>
  [...events]
    .sort((one, other) => one.t - other.t || one.seq - other.seq)
    .map((event, index) => (event.seq === index + 1 ? event : { ...event, seq: index + 1 }));

/** The event that ended the arrest and has not been undone. */
export function standingEnd(events: readonly ArrestEvent[]): ArrestEvent | undefined {
  const undone = new Set<string>();
  for (const { data } of events) {
    if (data.kind === 'undone') undone.add(data.of);
    else if (data.kind === 'restored') undone.delete(data.of);
  }
  return events.findLast(({ id, data }) => data.kind === 'ended' && !undone.has(id));
}

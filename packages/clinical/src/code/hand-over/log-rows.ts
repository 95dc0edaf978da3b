import type { CodeEvent, CodeEventData } from '../code-event.ts';

type CorrectionKind = 'amended' | 'undone' | 'restored';
type Correction = Extract<CodeEventData, { readonly kind: CorrectionKind }> | { readonly kind: 'undone' | 'restored'; readonly of: string };
/** What was logged of a patient or a crew: everything but the corrections of it. */
export type LoggedData = Exclude<CodeEventData, Correction>;

/** A line of a log as it is read afterwards. */
export interface LogRow {
  readonly id: string;
  readonly seq: number;
  /** Milliseconds of code time, as corrected last. */
  readonly t: number;
  /** As it was logged, where a correction moved it. */
  readonly loggedAt?: number;
  /** Somebody took it back. It stays in the log. */
  readonly isUndone: boolean;
  readonly data: LoggedData;
}

/**
 * The lines of a log with its corrections applied, in the order of their corrected times; of one moment in the order of the
 * log. A correction that was undone itself does not count.
 */
export function logRows(events: readonly CodeEvent[]): readonly LogRow[] {
  const undone = undoneOf(events);
  const times = new Map<string, number>();
  for (const { id, data } of events) if (data.kind === 'amended' && !undone.has(id)) times.set(data.of, data.t);
  return events
    .flatMap((event): LogRow[] => {
      const { id, seq, data } = event;
      if (data.kind === 'amended' || data.kind === 'undone' || data.kind === 'restored') return [];
      const t = times.get(id) ?? event.t;
      return [{ id, seq, t, ...(t !== event.t && { loggedAt: event.t }), isUndone: undone.has(id), data }];
    })
    .sort((one, other) => one.t - other.t || one.seq - other.seq);
}

/** The ids of the events that are taken back at the end of the log. */
function undoneOf(events: readonly CodeEvent[]): ReadonlySet<string> {
  const undone = new Set<string>();
  for (const { data } of events) {
    if (data.kind === 'undone') undone.add(data.of);
    if (data.kind === 'restored') undone.delete(data.of);
  }
  return undone;
}

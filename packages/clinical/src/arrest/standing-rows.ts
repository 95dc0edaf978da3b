import type { ArrestEvent } from './arrest-event.ts';

/** An event of the log with the time that counts for it. */
export interface ArrestRow {
  readonly event: ArrestEvent;
  /** Milliseconds of arrest time after corrections. Below 0 is before the press on CODE. */
  readonly t: number;
  /** Set where the time was corrected. `event.t` stays the time of the press. */
  readonly amended?: true;
  /** Set where nobody pressed it when it was done, and it was added later. */
  readonly added?: true;
}

export interface StandingRows {
  /** What stands, by corrected time, then by place in the log. Corrections are no rows. */
  readonly rows: readonly ArrestRow[];
  /** What was undone, in the same order. */
  readonly undone: readonly ArrestRow[];
}

/** Whether an event corrects another one. */
export const isCorrection = ({ data }: ArrestEvent): boolean =>
  data.kind === 'amended' || data.kind === 'undone' || data.kind === 'restored';

/** By corrected time, then by place in the log. */
export const inOrder = (one: ArrestRow, other: ArrestRow): number => one.t - other.t || one.event.seq - other.event.seq;

/**
 * What a log says once its corrections are applied. The last standing correction of an event decides. A correction can
 * itself be undone, and then counts as never logged. No event can have happened after the moment at which its time was
 * corrected, so a later time is held to that moment. Only what was logged before a correction can be corrected by it.
 * What was added later counts at the time that it was given, never at the moment at which it was logged: where that
 * correction is undone, it is undone itself, until somebody restores it.
 */
export function standingRows(log: readonly ArrestEvent[]): StandingRows {
  const places = new Map(log.map(({ id }, place) => [id, place]));
  const isEarlier = (of: string, place: number): boolean => (places.get(of) ?? place) < place;
  const stands = new Map<string, boolean>();
  const times = new Map<string, number>();
  const added = new Map<string, number>();
  // From the last to the first: whatever could void a correction has been seen before it.
  for (const [place, { id, t, data }] of [...log.entries()].toReversed()) {
    if (!('of' in data) || !isEarlier(data.of, place)) continue;
    if (data.kind === 'amended' && data.added === true && Number.isFinite(data.t)) {
      added.set(data.of, Math.min(data.t, t));
    }
    if (stands.get(id) === false) continue;
    if (data.kind === 'undone' || data.kind === 'restored') {
      if (!stands.has(data.of)) stands.set(data.of, data.kind === 'restored');
    } else if (data.kind === 'amended' && Number.isFinite(data.t) && !times.has(data.of)) {
      times.set(data.of, Math.min(data.t, t));
    }
  }
  const all = log
    .filter((event) => !isCorrection(event))
    .map((event): ArrestRow => {
      const t = times.get(event.id) ?? added.get(event.id) ?? event.t;
      return {
        event,
        t,
        ...(t === event.t ? {} : { amended: true }),
        ...(added.has(event.id) ? { added: true } : {}),
      };
    })
    .toSorted(inOrder);
  const isStanding = ({ event: { id } }: ArrestRow): boolean => stands.get(id) ?? (!added.has(id) || times.has(id));
  return { rows: all.filter(isStanding), undone: all.filter((row) => !isStanding(row)) };
}

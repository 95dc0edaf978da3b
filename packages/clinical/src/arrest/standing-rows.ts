import type { ArrestEvent } from './arrest-event.ts';

/** A log event with its effective time. */
export interface ArrestRow {
  readonly event: ArrestEvent;
  /** Milliseconds of arrest time after corrections. Negative before the press on CODE. */
  readonly t: number;
  /** Set if the time was corrected. `event.t` remains the time of the press. */
  readonly amended?: true;
  /** Set if the event was not logged when it happened but added later. */
  readonly added?: true;
}

export interface StandingRows {
  /** Events in effect, by corrected time, then by position in the log. Corrections have no rows of their own. */
  readonly rows: readonly ArrestRow[];
  /** Undone events, in the same order. */
  readonly undone: readonly ArrestRow[];
}

/** True when an event corrects another one. */
export const isCorrection = ({ data }: ArrestEvent): boolean =>
  data.kind === 'amended' || data.kind === 'undone' || data.kind === 'restored';

/** By corrected time, then by position in the log. */
export const inOrder = (one: ArrestRow, other: ArrestRow): number => one.t - other.t || one.event.seq - other.event.seq;

/**
 * The content of a log after its corrections are applied. The last correction in effect decides for each event. A
 * correction can itself be undone; it then counts as never logged. An event cannot have happened after its time was
 * corrected, so a later time is limited to the time of the correction. A correction can only affect events logged
 * before it. An event added later counts at its entered time, never at the time of logging. If that correction is
 * undone, the event is undone too, until it is restored.
 */
export function standingRows(log: readonly ArrestEvent[]): StandingRows {
  const places = new Map(log.map(({ id }, place) => [id, place]));
  const isEarlier = (of: string, place: number): boolean => (places.get(of) ?? place) < place;
  const stands = new Map<string, boolean>();
  const times = new Map<string, number>();
  const added = new Map<string, number>();
  // From last to first, so that anything that could void a correction is seen before the correction itself.
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

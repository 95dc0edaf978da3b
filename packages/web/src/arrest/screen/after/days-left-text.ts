import { m } from '../../../paraglide/messages.js';
import type { ArrestLog } from '../../log/arrest-log.ts';
import { daysLeft } from '../../log/days-kept.ts';

/** The number of days until the device deletes the log, in words. */
export function daysLeftText({ events, started, startedAt, endedAt }: ArrestLog): string {
  const lastAt = events.reduce((last, { at }) => Math.max(last, at.wall), startedAt);
  const practice = started?.practice ?? false;
  const days = daysLeft({ practice, lastAt, ...(endedAt !== undefined && { endedAt }) }, Date.now());
  return days === 1 ? m.arrest_after_left_days_one() : m.arrest_after_left_days({ count: days });
}

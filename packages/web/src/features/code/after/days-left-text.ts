import type { CodeLog } from '../../../code/log/code-log.ts';
import { daysLeft } from '../../../code/log/days-kept.ts';
import { m } from '../../../paraglide/messages.js';

/** In how many days the device deletes the log. */
export function daysLeftText({ events, started, startedAt, endedAt }: CodeLog): string {
  const lastAt = events.reduce((last, { at }) => Math.max(last, at.wall), startedAt);
  const practice = started?.practice ?? false;
  const days = daysLeft({ practice, lastAt, ...(endedAt !== undefined && { endedAt }) }, Date.now());
  return days === 1 ? m.code_after_left_days_one() : m.code_after_left_days({ count: days });
}

import { type ArrestEvent, type ArrestEventData, startClock } from '@first60/clinical';
import { holdArrests, releaseArrests } from '../../session/running-arrests.ts';
import { isRunning } from './arrest-log.ts';
import { advanced } from './log-clock.ts';
import { allLogsOf, drop, entered, entryOf } from './log-entry.ts';
import { addEvent, look } from './log-events.ts';
import { deleteRows, readRows } from './log-rows.ts';
import { openLogs } from './log-start.ts';
import { tellTabs } from './other-tabs.ts';
import { type PageMoment, sampleAt, sampleNow } from './page-clock.ts';
import { newUuid } from './uuid.ts';

export interface Beginning extends Omit<Extract<ArrestEventData, { readonly kind: 'started' }>, 'kind'> {
  /** Id of the user who owns the log. */
  readonly user: string;
  /** When the button was pressed, if this part of the app loaded later. Defaults to now. */
  readonly at?: PageMoment;
}

/**
 * Starts an arrest. It is running when this returns; nothing is awaited.
 * @returns its id
 */
export function startLog({ user, at, ...started }: Beginning): string {
  openLogs();
  const code = newUuid();
  const entry = entered(code, user, startClock(at === undefined ? sampleNow() : sampleAt(at)));
  if (entry !== undefined) addEvent(entry, { kind: 'started', ...started }, 0);
  holdArrests(user);
  return code;
}

/**
 * Logs the events from one press. They share one time, which no other press in the arrest has. When this returns, they
 * are on the screen and in the journal. The database follows, and then their ids are in the log's `durable`.
 * @param more further events from the press, which may refer to the first one
 * @returns the first event
 * @throws if the arrest is not here, or if another version of the app has written it
 */
export function record(
  code: string,
  data: ArrestEventData,
  more: (first: ArrestEvent) => readonly ArrestEventData[] = () => [],
): ArrestEvent {
  const entry = entryOf(code);
  if (entry === undefined || entry.isOfOtherVersion) throw new Error('This code cannot be written.');
  const now = look(entry);
  // A clock may advance in steps, so two presses can have the same time. Undo needs distinct times to tell them apart.
  const t = Math.max(now, (entry.log.events.at(-1)?.t ?? -1) + 1);
  const first = addEvent(entry, data, t);
  for (const one of more(first)) addEvent(entry, one, first.t);
  return first;
}

/** Arrest time in milliseconds: now, or at the last event of an ended arrest. 0 for an arrest that is not here. */
export function arrestTime(code: string): number {
  const entry = entryOf(code);
  const last = entry?.log.events.at(-1)?.t ?? 0;
  return entry !== undefined && isRunning(entry.log) ? Math.max(advanced(entry.clock, entry.view).t, last) : last;
}

/** Ends an arrest. Its retention period begins now. Undoing the event resumes the arrest. */
export function endArrest(code: string): void {
  const entry = entryOf(code);
  if (entry !== undefined && isRunning(entry.log)) record(code, { kind: 'ended' });
}

/** Deletes every log of a user on this device, after the user has deleted the account. @throws if the database is blocked */
export async function deleteLogsOf(user: string): Promise<void> {
  const inMemory = allLogsOf(user).map(({ code }) => code);
  const stored = (await readRows()).filter((row) => row.user === user).map(({ code }) => code);
  await Promise.all([...new Set([...inMemory, ...stored])].map(deleteArrest));
  releaseArrests(user);
}

/**
 * Deletes all traces of an arrest, here and in the other tabs. An arrest that was started by mistake leaves nothing
 * behind.
 * @returns true if the database has deleted it too
 */
export async function deleteArrest(code: string): Promise<boolean> {
  const writing = entryOf(code)?.writing;
  drop(code);
  tellTabs({ kind: 'deleted', code });
  await writing;
  return await deleteRows(code).then(
    () => true,
    () => false,
  );
}

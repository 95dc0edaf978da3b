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
  /** Id of the user, whose log it is. */
  readonly user: string;
  /** The moment of the press, where this part of the app came later. By default now. */
  readonly at?: PageMoment;
}

/**
 * Begins an arrest. It runs when this returns: nothing is waited for.
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
 * Logs the events of one press, all at the same time, which no other press of the arrest has. They are on the screen and in the
 * journal when this returns. The database follows, and `durable` of the log names them then.
 * @param more further events of the press, which may refer to the first one
 * @returns the first event
 * @throws for an arrest that is not here, or that another version of the app has written
 */
export function record(
  code: string,
  data: ArrestEventData,
  more: (first: ArrestEvent) => readonly ArrestEventData[] = () => [],
): ArrestEvent {
  const entry = entryOf(code);
  if (entry === undefined || entry.isOfOtherVersion) throw new Error('This code cannot be written.');
  const now = look(entry);
  // A clock may advance in steps, so two presses can read the same time. Undo tells them apart by it.
  const t = Math.max(now, (entry.log.events.at(-1)?.t ?? -1) + 1);
  const first = addEvent(entry, data, t);
  for (const one of more(first)) addEvent(entry, one, first.t);
  return first;
}

/** Milliseconds of arrest time now; of one that has ended, at its last event. 0 for an arrest that is not here. */
export function arrestTime(code: string): number {
  const entry = entryOf(code);
  const last = entry?.log.events.at(-1)?.t ?? 0;
  return entry !== undefined && isRunning(entry.log) ? Math.max(advanced(entry.clock, entry.view).t, last) : last;
}

/** Ends an arrest, and its days begin to count. An undo of that event takes it back. */
export function endArrest(code: string): void {
  const entry = entryOf(code);
  if (entry !== undefined && isRunning(entry.log)) record(code, { kind: 'ended' });
}

/** Deletes every log of a user on this device: they have deleted their account. @throws where the database is blocked */
export async function deleteLogsOf(user: string): Promise<void> {
  const inMemory = allLogsOf(user).map(({ code }) => code);
  const stored = (await readRows()).filter((row) => row.user === user).map(({ code }) => code);
  await Promise.all([...new Set([...inMemory, ...stored])].map(deleteArrest));
  releaseArrests(user);
}

/**
 * Deletes all of an arrest, here and in the other tabs: one that was begun by mistake leaves nothing.
 * @returns whether the database has deleted it too
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

import type { ArrestClock } from '@first60/clinical';
import { holdArrests } from '../../session/running-arrests.ts';
import { isRunning } from './arrest-log.ts';
import { isOfClocks } from './clocks-id.ts';
import { deletedAt } from './days-kept.ts';
import { isLife, readJournalLife, readLines, writeJournalLife } from './journal.ts';
import { LIFE_MS } from './log-clock.ts';
import { dropConnection } from './log-database.ts';
import {
  allEntries,
  drop,
  entered,
  entryOf,
  isDeleted,
  type LogEntry,
  logsOf,
  show,
  takeEvents,
  tellLogs,
  tellOf,
} from './log-entry.ts';
import { look } from './log-events.ts';
import {
  type ArrestRow,
  deleteRows,
  readArrest,
  readRows,
  type StoredArrest,
  takeReserve,
  writeLife,
} from './log-rows.ts';
import { writeEntry } from './log-writer.ts';
import { hearTabs, type Told } from './other-tabs.ts';
import { isOfThisPage, sampleNow, viewNow, watchView } from './page-clock.ts';

let isOpen = false;

/** Opens the logs of this device once: what the journal has is there when this returns. */
export function openLogs(): void {
  if (isOpen) return;
  isOpen = true;
  for (const { code, user, event } of readLines()) {
    const entry = entered(code, user, { elapsed: 0, last: sampleNow() });
    if (entry !== undefined) takeEvents(entry, [event], false);
  }
  for (const entry of allEntries()) {
    entry.clock = lastClock(entry) ?? entry.clock;
    show(entry);
  }
  hearTabs(hear);
  watchView({ onGone: leaveView, onBack: lookAtAll });
  setInterval(giveLife, LIFE_MS);
}

/** The clocks of an arrest that has ended run on, and so does its time. */
const running = (): readonly LogEntry[] => allEntries().filter(({ log }) => isRunning(log) || log.hasClocks);

/** Where the clock of an arrest stood last, as far as this tab knows: at its last event or sign of life. */
function lastClock({ code, events }: LogEntry): ArrestClock | undefined {
  const clocks = [...events.values()].map(({ t, at }) => ({ elapsed: t, last: at }));
  const life = readJournalLife(code);
  return latest([...clocks, ...(life ? [life.clock] : [])]);
}

const latest = (clocks: readonly ArrestClock[]): ArrestClock | undefined =>
  clocks.reduce<ArrestClock | undefined>((last, one) => (last && last.elapsed > one.elapsed ? last : one), undefined);

/** Another tab in view counts the time better than one that was hidden. */
function followClock(entry: LogEntry): void {
  const life = readJournalLife(entry.code);
  if (life === undefined || isOfThisPage(life.clock.last) || life.clock.elapsed < entry.clock.elapsed) return;
  entry.clock = life.clock;
}

function lookAtAll(): void {
  for (const entry of running()) {
    if (entry.view !== viewNow()) followClock(entry);
    look(entry);
    void writeEntry(entry);
  }
}

/** A sign of life of each running arrest. What the database refused before is tried again. */
function giveLife(): void {
  for (const entry of running()) {
    void writeEntry(entry);
    if (viewNow() === undefined) continue;
    look(entry);
    const life = { code: entry.code, clock: entry.clock };
    writeJournalLife(life);
    // A device that takes no sign of life shows the absence longer than it was.
    writeLife(life).catch(() => undefined);
  }
}

/** The page may never be back. */
function leaveView(): void {
  for (const { code, clock } of running()) {
    // Another tab in view may have told a later one.
    if ((readJournalLife(code)?.clock.elapsed ?? 0) < clock.elapsed) writeJournalLife({ code, clock });
  }
  dropConnection();
}

function hear(told: Told): void {
  if (told.kind === 'deleted') {
    drop(told.code);
    return;
  }
  const { code, user, events, isDurable } = told;
  const entry = entered(code, user, { elapsed: 0, last: sampleNow() });
  if (entry === undefined) return;
  const isNew = entry.events.size === 0;
  takeEvents(entry, events, isDurable);
  if (isNew) entry.clock = lastClock(entry) ?? entry.clock;
  show(entry);
  // The events before are in the database.
  if (isNew)
    void readArrest(code).then(
      (stored) => stored && takeArrest(stored),
      () => undefined,
    );
}

const loads = new Map<string, Promise<void>>();
const loaded = new Set<string>();

/** Whether the database has been read for this user, or refused to be. */
export const isLoaded = (user: string): boolean => loaded.has(user);

/**
 * Reads the logs of a user from the database, gives it what only the journal has, and takes up their running arrests.
 * Logs whose days are over are deleted, of whichever user.
 */
export function loadLogs(user: string): Promise<void> {
  openLogs();
  const load =
    loads.get(user) ??
    loadedFor(user)
      .catch(() => {
        // The journal has what it has. The next start tries again.
        loads.delete(user);
      })
      .finally(() => {
        loaded.add(user);
        takeUp(user);
        tellLogs();
      });
  loads.set(user, load);
  return load;
}

async function loadedFor(user: string): Promise<void> {
  for (const row of await readRows()) {
    if (isToDelete(row)) {
      // The journal may have it still: that of a clock which nobody stopped.
      drop(row.code);
      await deleteRows(row.code);
    } else if (row.user === user && !isDeleted(row.code)) {
      const stored = await readArrest(row.code);
      if (stored !== undefined) takeArrest(stored);
    }
  }
  // A mark of an arrest that is no longer here.
  tellOf(user);
}

/** A clock says nothing after a day, so one that nobody stopped does not keep its log. */
const isToDelete = (row: ArrestRow): boolean =>
  deletedAt(row) <= Date.now() && (isOfClocks(row.code) || !runningHere(row.code));
const runningHere = (code: string): boolean => {
  const entry = entryOf(code);
  return entry !== undefined && isRunning(entry.log);
};

function takeArrest({ row, events, life }: StoredArrest): void {
  const clock = { elapsed: 0, last: sampleNow() };
  const entry = entered(row.code, row.user, clock);
  if (entry === undefined) return;
  takeEvents(entry, events, true);
  // A clock that has been looked at on this page is ahead of all that is stored.
  const isLookedAt = entry.clock.elapsed > 0 && isOfThisPage(entry.clock.last);
  if (!isLookedAt) {
    const known = [lastClock(entry), isLife(life) ? life.clock : undefined].filter((one) => one !== undefined);
    entry.clock = latest(known) ?? entry.clock;
  }
  show(entry);
}

/** The running arrests of a user go on, and what only the journal has of anybody goes to the database. */
function takeUp(user: string): void {
  for (const entry of allEntries()) {
    if (entry.user === user && isRunning(entry.log)) look(entry);
    void writeEntry(entry);
    show(entry);
  }
  if (logsOf(user).some(isRunning)) holdArrests(user);
  takeReserve().catch(() => undefined);
}

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

/** Opens this device's logs once. The logs from the journal are available when this returns. */
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

/** The entries whose time is still running. Clocks of an ended arrest keep running. */
const running = (): readonly LogEntry[] => allEntries().filter(({ log }) => isRunning(log) || log.hasClocks);

/** The last clock that this tab knows for an arrest, from its last event or heartbeat. */
function lastClock({ code, events }: LogEntry): ArrestClock | undefined {
  const clocks = [...events.values()].map(({ t, at }) => ({ elapsed: t, last: at }));
  const life = readJournalLife(code);
  return latest([...clocks, ...(life ? [life.clock] : [])]);
}

const latest = (clocks: readonly ArrestClock[]): ArrestClock | undefined =>
  clocks.reduce<ArrestClock | undefined>((last, one) => (last && last.elapsed > one.elapsed ? last : one), undefined);

/** Uses the clock from another tab that stayed in view, because it is more accurate than a hidden tab's. */
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

/** Stores a heartbeat for each running arrest, and retries what the database refused before. */
function giveLife(): void {
  for (const entry of running()) {
    void writeEntry(entry);
    if (viewNow() === undefined) continue;
    look(entry);
    const life = { code: entry.code, clock: entry.clock };
    writeJournalLife(life);
    // If the device refuses the heartbeat, the absence is shown longer than it was.
    writeLife(life).catch(() => undefined);
  }
}

/** Stores the clocks when the page goes out of view, because it may never come back. */
function leaveView(): void {
  for (const { code, clock } of running()) {
    // Another tab in view may have stored a later heartbeat.
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
  // The earlier events are in the database.
  if (isNew)
    void readArrest(code).then(
      (stored) => stored && takeArrest(stored),
      () => undefined,
    );
}

const loads = new Map<string, Promise<void>>();
const loaded = new Set<string>();

/** True after the database has been read for this user or has failed. */
export const isLoaded = (user: string): boolean => loaded.has(user);

/**
 * Reads a user's logs from the database, writes what only the journal has, and resumes the running arrests. Expired
 * logs of all users are deleted.
 */
export function loadLogs(user: string): Promise<void> {
  openLogs();
  const load =
    loads.get(user) ??
    loadedFor(user)
      .catch(() => {
        // The logs from the journal are shown. The next startup tries again.
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
      // The journal may still have it, if one of its clocks was never stopped.
      drop(row.code);
      await deleteRows(row.code);
    } else if (row.user === user && !isDeleted(row.code)) {
      const stored = await readArrest(row.code);
      if (stored !== undefined) takeArrest(stored);
    }
  }
  // There may be a mark for an arrest that no longer exists.
  tellOf(user);
}

/** A clock shows nothing after a day, so a clock that was never stopped does not keep its log. */
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
  // A clock that was checked on this page is ahead of everything stored.
  const isLookedAt = entry.clock.elapsed > 0 && isOfThisPage(entry.clock.last);
  if (!isLookedAt) {
    const known = [lastClock(entry), isLife(life) ? life.clock : undefined].filter((one) => one !== undefined);
    entry.clock = latest(known) ?? entry.clock;
  }
  show(entry);
}

/** Resumes a user's running arrests, and writes to the database all users' events that only the journal has. */
function takeUp(user: string): void {
  for (const entry of allEntries()) {
    if (entry.user === user && isRunning(entry.log)) look(entry);
    void writeEntry(entry);
    show(entry);
  }
  if (logsOf(user).some(isRunning)) holdArrests(user);
  takeReserve().catch(() => undefined);
}

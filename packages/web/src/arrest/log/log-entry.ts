import { type ArrestClock, type ArrestEvent, standingClocks } from '@first60/clinical';
import { newListeners } from '../../device/listeners.ts';
import { markRunning } from '../../session/running-arrests.ts';
import { markClocks } from '../../session/running-clocks.ts';
import { type ArrestLog, isRunning, type KeptIn } from './arrest-log.ts';
import { isOfClocks } from './clocks-id.ts';
import { forgetCuesOff } from './cues-off.ts';
import { leaveFront } from './front-arrest.ts';
import { clearJournal, writeLine } from './journal.ts';
import { inOrder, standingEnd } from './log-order.ts';
import { viewNow } from './page-clock.ts';
import { readEvent } from './read-event.ts';

/** This tab's state of an arrest. It is mutable; screens receive the `ArrestLog` made from it. */
export interface LogEntry {
  readonly code: string;
  readonly user: string;
  readonly events: Map<string, ArrestEvent>;
  /** Ids of the events in the database. */
  readonly durable: Set<string>;
  /** Ids of the events in the journal. */
  readonly journaled: Set<string>;
  /** Ids of the events that the database refused. They are retried. */
  readonly refused: Set<string>;
  /** Its clock at the last check. */
  clock: ArrestClock;
  /** The result of `viewNow` at that check. */
  view: number | undefined;
  isOfOtherVersion: boolean;
  readonly unreadable: Set<string>;
  writing: Promise<void> | undefined;
  log: ArrestLog;
}

const entries = new Map<string, LogEntry>();
/** Ids of deleted arrests. Any of their events that arrive later are dropped. */
const deleted = new Set<string>();
const { subscribe, notify } = newListeners();
/** Cached logs of each user, until one of the user's entries changes. */
const ofUser = new Map<string, UserLogs>();

interface UserLogs {
  readonly all: readonly ArrestLog[];
  readonly codes: readonly ArrestLog[];
  readonly withClocks: readonly ArrestLog[];
}

export const onLogs = subscribe;
export const tellLogs = notify;
export const entryOf = (code: string): LogEntry | undefined => entries.get(code);
export const allEntries = (): readonly LogEntry[] => [...entries.values()];
export const isDeleted = (code: string): boolean => deleted.has(code);

/** The arrests of one user, newest first. Returns the same array until one changes. */
export const logsOf = (user: string): readonly ArrestLog[] => madeOf(user).codes;

/** Like `logsOf`, but including clock logs. */
export const allLogsOf = (user: string): readonly ArrestLog[] => madeOf(user).all;

/** The logs in which a clock is running. */
export const logsWithClocks = (user: string): readonly ArrestLog[] => madeOf(user).withClocks;

function madeOf(user: string): UserLogs {
  const known = ofUser.get(user);
  if (known !== undefined) return known;
  const logs = allEntries()
    .filter((entry) => entry.user === user)
    .map(({ log }) => log)
    .sort((one, other) => other.startedAt - one.startedAt);
  const made = {
    all: logs,
    codes: logs.filter((log) => !log.isOfClocks),
    withClocks: logs.filter(({ hasClocks }) => hasClocks),
  };
  ofUser.set(user, made);
  return made;
}

/** Returns the entry of an arrest, and creates it if it does not exist yet. @returns undefined for a deleted arrest */
export function entered(code: string, user: string, clock: ArrestClock): LogEntry | undefined {
  if (deleted.has(code)) return undefined;
  const known = entries.get(code);
  if (known !== undefined) return known;
  const entry: Omit<LogEntry, 'log'> = {
    code,
    user,
    clock,
    view: viewNow(),
    events: new Map(),
    durable: new Set(),
    journaled: new Set(),
    refused: new Set(),
    isOfOtherVersion: false,
    unreadable: new Set(),
    writing: undefined,
  };
  const whole = Object.assign(entry, { log: logOf(entry) });
  entries.set(code, whole);
  return whole;
}

/** Adds stored events to an entry. */
export function takeEvents(entry: LogEntry, stored: readonly unknown[], isDurable: boolean): void {
  for (const one of stored) {
    const event = readEvent(one);
    if (event === 'other-version') entry.isOfOtherVersion = true;
    else if (event === undefined) entry.unreadable.add(JSON.stringify(one));
    else if (event.code === entry.code) take(entry, event, isDurable);
  }
}

function take({ events, durable, refused }: LogEntry, event: ArrestEvent, isDurable: boolean): void {
  // A durable event keeps the position that the database gave it.
  if (isDurable || !durable.has(event.id)) events.set(event.id, event);
  if (!isDurable) return;
  durable.add(event.id);
  refused.delete(event.id);
}

/** Publishes an entry's changes. */
export function show(entry: LogEntry): void {
  entry.log = logOf(entry);
  keepJournal(entry);
  tellOf(entry.user);
}

/** Notifies listeners of a change to a user's arrests. */
export function tellOf(user: string): void {
  ofUser.delete(user);
  const running = logsOf(user).filter(isRunning);
  markRunning(user, Object.fromEntries(running.map(({ code, started }) => [code, started?.edition ?? ''])));
  markClocks(user, logsWithClocks(user).length > 0);
  notify();
}

/**
 * The journal has the whole log of a running arrest or a running clock. After the end, the journal keeps the whole log
 * until the database has all of it, because a correction without the end event would look like a running arrest.
 */
function keepJournal({ code, user, log, events, durable, journaled, isOfOtherVersion }: LogEntry): void {
  const isWaiting = log.events.some(({ id }) => !durable.has(id));
  if (isRunning(log) || log.hasClocks || (isWaiting && !isOfOtherVersion)) {
    for (const event of events.values())
      if (!journaled.has(event.id) && writeLine(user, event)) journaled.add(event.id);
  } else if (journaled.size > 0 && log.endedAt !== undefined && !isWaiting) {
    clearJournal(code);
    journaled.clear();
  }
}

/** Removes an arrest from this tab. Any of its events that arrive later are dropped. */
export function drop(code: string): void {
  deleted.add(code);
  const entry = entries.get(code);
  entries.delete(code);
  clearJournal(code);
  leaveFront(code);
  forgetCuesOff(code);
  if (entry !== undefined) tellOf(entry.user);
}

function logOf(entry: Omit<LogEntry, 'log'>): ArrestLog {
  const events = inOrder([...entry.events.values()]);
  const first = events.find(({ data }) => data.kind === 'started') ?? events[0];
  const ofClocks = isOfClocks(entry.code);
  const hasClocks = standingClocks(events).length > 0;
  // A clock log has no end event. It has ended when none of its clocks is running.
  const end = ofClocks ? (hasClocks ? undefined : events.at(-1)) : standingEnd(events);
  return {
    code: entry.code,
    user: entry.user,
    isOfClocks: ofClocks,
    hasClocks,
    events,
    durable: new Set(entry.durable),
    keptIn: keptIn(entry),
    ...(first?.data.kind === 'started' && { started: first.data }),
    startedAt: first?.at.wall ?? entry.clock.last.wall,
    ...(end && { endedAt: end.at.wall }),
    isOfOtherVersion: entry.isOfOtherVersion,
    unreadable: entry.unreadable.size,
  };
}

function keptIn({ refused, journaled }: Pick<LogEntry, 'refused' | 'journaled'>): KeptIn {
  if (refused.size === 0) return 'disk';
  return [...refused].every((id) => journaled.has(id)) ? 'journal' : 'memory';
}

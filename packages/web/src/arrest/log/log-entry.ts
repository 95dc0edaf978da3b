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

/** What this tab holds of an arrest. It changes in place; screens get the `ArrestLog` that is made from it. */
export interface LogEntry {
  readonly code: string;
  readonly user: string;
  readonly events: Map<string, ArrestEvent>;
  /** Ids of what the database has. */
  readonly durable: Set<string>;
  /** Ids of what the journal has. */
  readonly journaled: Set<string>;
  /** Ids of what the database refused. It is tried again. */
  readonly refused: Set<string>;
  /** Where its clock stood when it was last looked at. */
  clock: ArrestClock;
  /** What `viewNow` said then. */
  view: number | undefined;
  isOfOtherVersion: boolean;
  readonly unreadable: Set<string>;
  writing: Promise<void> | undefined;
  log: ArrestLog;
}

const entries = new Map<string, LogEntry>();
/** Ids of arrests that were deleted: what is still on its way of them is dropped. */
const deleted = new Set<string>();
const { subscribe, notify } = newListeners();
/** What was made from the entries of a user, until one of them changes. */
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

/** The arrests of one user, the newest first. The same array until one changes. */
export const logsOf = (user: string): readonly ArrestLog[] => madeOf(user).codes;

/** The same with the logs of clocks. */
export const allLogsOf = (user: string): readonly ArrestLog[] => madeOf(user).all;

/** Those in which a clock runs. */
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

/** The entry of an arrest, made where there is none yet. @returns undefined for an arrest that was deleted */
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

/** Takes events into an entry, as they are stored. */
export function takeEvents(entry: LogEntry, stored: readonly unknown[], isDurable: boolean): void {
  for (const one of stored) {
    const event = readEvent(one);
    if (event === 'other-version') entry.isOfOtherVersion = true;
    else if (event === undefined) entry.unreadable.add(JSON.stringify(one));
    else if (event.code === entry.code) take(entry, event, isDurable);
  }
}

function take({ events, durable, refused }: LogEntry, event: ArrestEvent, isDurable: boolean): void {
  // The place that the database gave it stands.
  if (isDurable || !durable.has(event.id)) events.set(event.id, event);
  if (!isDurable) return;
  durable.add(event.id);
  refused.delete(event.id);
}

/** Shows what has changed in an entry. */
export function show(entry: LogEntry): void {
  entry.log = logOf(entry);
  keepJournal(entry);
  tellOf(entry.user);
}

/** Tells of a change to the arrests of a user. */
export function tellOf(user: string): void {
  ofUser.delete(user);
  const running = logsOf(user).filter(isRunning);
  markRunning(user, Object.fromEntries(running.map(({ code, started }) => [code, started?.edition ?? ''])));
  markClocks(user, logsWithClocks(user).length > 0);
  notify();
}

/**
 * The journal has the whole log of a running arrest, and of one with a running clock. After the end it keeps the log until the
 * database has all of it. It keeps it whole, because a correction without the end would look like a running arrest.
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

/** Forgets an arrest in this tab. What is still on its way of it is dropped. */
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
  // Nobody ends a log of clocks: it has ended when none of them runs.
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

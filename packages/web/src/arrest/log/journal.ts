import type { ArrestEvent } from '@first60/clinical';
import { readStored, writeStored } from '../../device/storage.ts';
import type { Life } from './log-rows.ts';
import { isArrestClock } from './read-event.ts';

/*
 * Every press is in local storage before the press is over. Each line has its own key, so that two tabs writing at once
 * lose nothing. A running arrest's lines stay until it ends, so that the app can show it at startup before a database
 * is open.
 */
const LINE = 'first60.code.line.';
const LIFE = 'first60.code.life.';

/** A journal line. Its event is as stored, because another version may have written it. */
export interface JournalLine {
  readonly code: string;
  readonly user: string;
  readonly event: unknown;
}

const keyOf = (code: string, id: string): string => `${LINE}${code}.${id}`;

/** @returns true if the device has stored it */
export function writeLine(user: string, event: ArrestEvent): boolean {
  const key = keyOf(event.code, event.id);
  const text = JSON.stringify({ user, code: event.code, event });
  writeStored('local', key, text);
  return readStored('local', key) === text;
}

/** All lines on the device, from all users. */
export const readLines = (): readonly JournalLine[] =>
  storedUnder(LINE).flatMap((line) => (isLine(line) ? [line] : []));

/** Removes the lines and heartbeats of an arrest. */
export function clearJournal(code: string): void {
  for (const key of keysUnder(`${LINE}${code}.`)) writeStored('local', key, null);
  writeStored('local', LIFE + code, null);
}

export const writeJournalLife = (life: Life): void => writeStored('local', LIFE + life.code, JSON.stringify(life));

export function readJournalLife(code: string): Life | undefined {
  const life = parsed(readStored('local', LIFE + code));
  return isLife(life) ? life : undefined;
}

function keysUnder(prefix: string): readonly string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefix));
  } catch {
    // Storage is blocked, so there are no lines.
    return [];
  }
}

const storedUnder = (prefix: string): unknown[] => keysUnder(prefix).map((key) => parsed(readStored('local', key)));

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

type Unread = { readonly [name: string]: unknown } | null | undefined;

function isLine(stored: unknown): stored is JournalLine {
  const line = stored as Unread; // any field may have any type
  return typeof line?.code === 'string' && typeof line.user === 'string';
}

/** True if the value is a heartbeat. */
export function isLife(stored: unknown): stored is Life {
  const life = stored as Unread; // any field may have any type
  return typeof life?.code === 'string' && isArrestClock(life.clock);
}

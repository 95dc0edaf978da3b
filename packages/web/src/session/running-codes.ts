import { useSyncExternalStore } from 'react';
import { newListeners } from '../device/listeners.ts';
import { readStored, writeStored } from '../device/storage.ts';
import { userScope } from './user-scope.ts';

/*
 * Which codes run on this device, and for whom. It is read before the first paint and without their logs: what a running
 * code keeps silent, and the screen that it keeps open, wait for no database.
 */
const RUNNING = 'first60.code.running';
/** Whose running code stays on the screen when their session ends. */
const HELD = 'first60.code.held';

/** SHA-256 of its edition by the id of a code. */
type Codes = Readonly<Record<string, string>>;

const NONE: Codes = {};
const { subscribe, notify } = newListeners('storage');

let text: string | null = null;
let running: Readonly<Record<string, Codes>> = {};
let held: string | null = null;
/** What the device did not take lasts until the page closes. */
let isStored = true;

function look(): void {
  if (!isStored) return;
  held = readStored('local', HELD);
  const now = readStored('local', RUNNING);
  if (now === text) return;
  text = now;
  running = runningIn(now);
}

function runningIn(stored: string | null): Readonly<Record<string, Codes>> {
  try {
    const read: unknown = JSON.parse(stored ?? '{}');
    return Object.fromEntries(Object.entries(read ?? {}).filter(([, codes]) => isCodes(codes)));
  } catch {
    return {};
  }
}

/** What another build, or a hand, may have stored. */
const isCodes = (stored: unknown): stored is Codes =>
  typeof stored === 'object' &&
  stored !== null &&
  Object.values(stored).every((edition) => typeof edition === 'string');

const codesOf = (user: string): Codes => {
  look();
  return running[user] ?? NONE;
};

/** Whose running code stays on the screen while they are not signed in; null for nobody. */
export const heldUser = (): string | null => {
  look();
  return held !== null && Object.keys(codesOf(held)).length > 0 ? held : null;
};

/** The same in a component. */
export const useHeldUser = (): string | null => useSyncExternalStore(subscribe, heldUser);

/** The editions of the codes that run for the user of this device, whose doses count until the end. */
export const pinnedEditions = (): readonly string[] => Object.values(codesOf(userScope()?.userId ?? heldUser() ?? ''));

/** Whether a code runs for the user of this device: nothing asks, and nothing changes, until its end. */
export const isCodeRunning = (): boolean => pinnedEditions().length > 0;

/** The same in a component. */
export const useCodeRunning = (): boolean => useSyncExternalStore(subscribe, isCodeRunning);

/** For the logs of codes alone: sets which codes of a user run. */
export function markRunning(user: string, codes: Codes): void {
  if (JSON.stringify(codesOf(user)) === JSON.stringify(codes)) return;
  const { [user]: _, ...others } = running;
  write(Object.keys(codes).length === 0 ? others : { ...others, [user]: codes }, held);
}

/** From now on the running codes of this user stay on the screen when their session ends. */
export function holdCodes(user: string): void {
  look();
  if (held !== user) write(running, user);
}

/** The user leaves on purpose, or closes the screen: their codes are back when they are. */
export function releaseCodes(): void {
  look();
  if (held !== null) write(running, null);
}

function write(next: Readonly<Record<string, Codes>>, user: string | null): void {
  running = next;
  held = user;
  text = Object.keys(next).length === 0 ? null : JSON.stringify(next);
  writeStored('local', RUNNING, text);
  writeStored('local', HELD, held);
  isStored = readStored('local', RUNNING) === text && readStored('local', HELD) === held;
  notify();
}

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

interface Marks {
  readonly running: Readonly<Record<string, Codes>>;
  readonly held: string | null;
}

const { subscribe, notify } = newListeners('storage');

let text: string | null = null;
let running: Marks['running'] = {};
let held: string | null = null;
/** What the device did not take lasts until the page closes. */
let isStored = true;

function look(): void {
  if (!isStored) return;
  held = readStored('local', HELD);
  const before = text;
  text = readStored('local', RUNNING);
  if (text !== before) running = runningIn(text);
}

function runningIn(stored: string | null): Marks['running'] {
  try {
    // Also where a hand has stored something else.
    return Object(JSON.parse(stored ?? 'null'));
  } catch {
    return {};
  }
}

/** For `mark-running.ts` alone: the codes of a user. */
export const codesOf = (user: string): Codes => {
  look();
  return running[user] ?? {};
};

/** Whose running code stays on the screen while they are not signed in; null for nobody. */
export const heldUser = (): string | null => {
  look();
  return held !== null && Object.keys(codesOf(held))[0] ? held : null;
};

/** The same in a component. */
export const useHeldUser = (): string | null => useSyncExternalStore(subscribe, heldUser);

/** The editions of the codes that run for the user of this device, whose doses count until the end, as they are stored. */
export const pinnedEditions = (): readonly unknown[] => Object.values(codesOf(userScope()?.userId ?? heldUser() ?? ''));

/** Whether a code runs for the user of this device: nothing asks, and nothing changes, until its end. */
export const isCodeRunning = (): boolean => pinnedEditions()[0] !== undefined;

/** The same in a component. */
export const useCodeRunning = (): boolean => useSyncExternalStore(subscribe, isCodeRunning);

/** The user leaves on purpose, or closes the screen: their codes are back when they are. */
export function releaseCodes(): void {
  changeRunning((before) => ({ ...before, held: null }));
}

/** For `mark-running.ts` alone: changes what runs, and whose screen stays. */
export function changeRunning(change: (before: Marks) => Marks): void {
  look();
  ({ running, held } = change({ running, held }));
  text = Object.keys(running).length === 0 ? null : JSON.stringify(running);
  writeStored('local', RUNNING, text);
  writeStored('local', HELD, held);
  isStored = readStored('local', RUNNING) === text;
  notify();
}

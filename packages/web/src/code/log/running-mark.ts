import { useSyncExternalStore } from 'react';
import { newListeners } from '../../device/listeners.ts';
import { readStored, writeStored } from '../../device/storage.ts';

/*
 * Which codes run on this device, and for whom. It is read before the first paint and without the log itself: what a
 * running code keeps silent, and the screen that it keeps open, must not wait for a database.
 */
const RUNNING = 'first60.code.running';
/** For which users a clock runs. */
const CLOCKS = 'first60.code.clocks';
/** Whose running code stays on the screen when their session ends. */
const HELD = 'first60.code.held';

type Running = Readonly<Record<string, readonly string[]>>;

const NONE: readonly string[] = [];
const { subscribe, notify } = newListeners('storage');

let text: string | null = null;
let running: Running = {};
let held: string | null = null;
/** What the device did not take lasts until the page closes. */
let isStored = true;

function look(): void {
  if (!isStored) return;
  held = readStored('local', HELD);
  const now = readStored('local', RUNNING);
  if (now === text) return;
  text = now;
  running = runningOf(now);
}

function runningOf(stored: string | null): Running {
  try {
    const read: unknown = JSON.parse(stored ?? '{}');
    const entries = Object.entries(read ?? {}).filter(
      ([, codes]) => Array.isArray(codes) && codes.every((code) => typeof code === 'string'),
    );
    return Object.fromEntries(entries);
  } catch {
    return {};
  }
}

/** The codes of this user that run, as their ids. */
export function runningCodes(user: string): readonly string[] {
  look();
  return running[user] ?? NONE;
}

/** The same in a component. */
export const useRunningCodes = (user: string): readonly string[] =>
  useSyncExternalStore(subscribe, () => runningCodes(user));

/** Whose running code stays on the screen while nobody is signed in; null for nobody. */
export function heldUser(): string | null {
  look();
  return held !== null && runningCodes(held).length > 0 ? held : null;
}

/** The same in a component. */
export const useHeldUser = (): string | null => useSyncExternalStore(subscribe, heldUser);

/** For the log alone: sets which codes of a user run. */
export function markRunning(user: string, codes: readonly string[]): void {
  if (runningCodes(user).join() === codes.join()) return;
  const { [user]: _, ...others } = running;
  write(codes.length === 0 ? others : { ...others, [user]: codes }, held);
}

/** From now on the running codes of this user stay on the screen when their session ends. */
export function holdCodes(user: string): void {
  look();
  if (held !== user) write(running, user);
}

/** The user leaves on purpose: their codes are back when they are. */
export function releaseCodes(): void {
  look();
  if (held !== null) write(running, null);
}

/** Whether a clock of this user runs. Read before the first paint, so that its strip has its room from the start. */
export function clocksRun(user: string): boolean {
  return usersWithClocks().includes(user);
}

/** The same in a component. */
export const useClocksRun = (user: string): boolean => useSyncExternalStore(subscribe, () => clocksRun(user));

/** What the device did not take lasts until the page closes. */
let unstoredClocks: readonly string[] | undefined;

const usersWithClocks = (): readonly string[] =>
  unstoredClocks ?? (readStored('local', CLOCKS) ?? '').split(' ').filter((user) => user !== '');

/** For the log alone: sets whether a clock of a user runs. */
export function markClocks(user: string, run: boolean): void {
  if (clocksRun(user) === run) return;
  const users = usersWithClocks().filter((one) => one !== user);
  const next = run ? [...users, user] : users;
  writeStored('local', CLOCKS, next.length === 0 ? null : next.join(' '));
  unstoredClocks = undefined;
  if (clocksRun(user) !== run) unstoredClocks = next;
  notify();
}

function write(next: Running, user: string | null): void {
  running = next;
  held = user;
  text = Object.keys(next).length === 0 ? null : JSON.stringify(next);
  writeStored('local', RUNNING, text);
  writeStored('local', HELD, held);
  isStored = readStored('local', RUNNING) === text && readStored('local', HELD) === held;
  notify();
}

import { useSyncExternalStore } from 'react';
import { newListeners } from '../device/listeners.ts';
import { readStored, writeStored } from '../device/storage.ts';

/** The ids of the users for whom a clock runs. */
const KEY = 'first60.code.clocks';
const { subscribe, notify } = newListeners('storage');
/** The value that the device did not store. It lasts until the page closes. */
let unstored: string | undefined;

const users = (): readonly string[] => (unstored ?? readStored('local', KEY) ?? '').split(' ');

/**
 * True if a clock of this user runs. Read before the first paint, so that the clocks' row in the header has its space
 * from the start.
 */
export const clocksRun = (user: string): boolean => users().includes(user);

/** The same as a hook. */
export const useClocksRun = (user: string): boolean => useSyncExternalStore(subscribe, () => clocksRun(user));

/** For the arrest logs only: sets whether a clock of a user runs. */
export function markClocks(user: string, run: boolean): void {
  if (clocksRun(user) === run) return;
  const others = users().filter((one) => one !== user && one !== '');
  const next = [...others, ...(run ? [user] : [])].join(' ');
  writeStored('local', KEY, next || null);
  unstored = (readStored('local', KEY) ?? '') === next ? undefined : next;
  notify();
}

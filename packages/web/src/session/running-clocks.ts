import { useSyncExternalStore } from 'react';
import { newListeners } from '../device/listeners.ts';
import { readStored, writeStored } from '../device/storage.ts';

/** The ids of the users with a running clock. */
const KEY = 'first60.code.clocks';
const { subscribe, notify } = newListeners('storage');
/** The value that the device did not store. It lasts until the page closes. */
let unstored: string | undefined;

const users = (): readonly string[] => (unstored ?? readStored('local', KEY) ?? '').split(' ');

/**
 * True if one of this user's clocks is running. Read before the first paint, so that space for the clocks' row in the
 * header is reserved from the start.
 */
export const clocksRun = (user: string): boolean => users().includes(user);

/** The same as a hook. */
export const useClocksRun = (user: string): boolean => useSyncExternalStore(subscribe, () => clocksRun(user));

/** For the arrest logs only: sets whether one of a user's clocks is running. */
export function markClocks(user: string, run: boolean): void {
  if (clocksRun(user) === run) return;
  const others = users().filter((one) => one !== user && one !== '');
  const next = [...others, ...(run ? [user] : [])].join(' ');
  writeStored('local', KEY, next || null);
  unstored = (readStored('local', KEY) ?? '') === next ? undefined : next;
  notify();
}

import { useSyncExternalStore } from 'react';
import { newListeners } from '../device/listeners.ts';
import { readStored, writeStored } from '../device/storage.ts';

/** For which users a clock runs, by their ids. */
const KEY = 'first60.code.clocks';
const { subscribe, notify } = newListeners('storage');
/** What the device did not take lasts until the page closes. */
let unstored: string | undefined;

const users = (): readonly string[] => (unstored ?? readStored('local', KEY) ?? '').split(' ');

/** Whether a clock of this user runs. Read before the first paint, so that its row in the header has its room from the start. */
export const clocksRun = (user: string): boolean => users().includes(user);

/** The same in a component. */
export const useClocksRun = (user: string): boolean => useSyncExternalStore(subscribe, () => clocksRun(user));

/** For the logs of arrests alone: sets whether a clock of a user runs. */
export function markClocks(user: string, run: boolean): void {
  if (clocksRun(user) === run) return;
  const others = users().filter((one) => one !== user && one !== '');
  const next = [...others, ...(run ? [user] : [])].join(' ');
  writeStored('local', KEY, next || null);
  unstored = (readStored('local', KEY) ?? '') === next ? undefined : next;
  notify();
}

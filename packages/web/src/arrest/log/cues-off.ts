import { useSyncExternalStore } from 'react';
import { newListeners } from '../../device/listeners.ts';
import { readStored, writeStored } from '../../device/storage.ts';

/** Ids of the arrests whose cues are off on this device. */
const KEY = 'first60.code.cues-off';
/** Number of ids that are kept. Older arrests are over. */
const KEPT = 8;
const { subscribe, notify } = newListeners('storage');
/** The value if the device refuses to store it. It lasts until the page closes. */
let unstored: string | undefined;

const codes = (): readonly string[] => (unstored ?? readStored('local', KEY) ?? '').split(' ');

/** True if the cues of this arrest have been turned off here. Every arrest starts with them on. */
export const useCuesOff = (code: string): boolean => useSyncExternalStore(subscribe, () => codes().includes(code));

/** Removes the entry of a deleted arrest. */
export function forgetCuesOff(code: string): void {
  if (codes().includes(code)) turnCues(code, 'on');
}

/** Turns the cues of an arrest off or on. The setting survives a reload. It is not logged as an event. */
export function turnCues(code: string, to: 'off' | 'on'): void {
  const others = codes().filter((one) => one !== code && one !== '');
  const next = [...others, ...(to === 'off' ? [code] : [])].slice(-KEPT).join(' ');
  writeStored('local', KEY, next || null);
  unstored = (readStored('local', KEY) ?? '') === next ? undefined : next;
  notify();
}

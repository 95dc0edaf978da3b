import { useSyncExternalStore } from 'react';
import { newListeners } from '../../device/listeners.ts';
import { readStored, writeStored } from '../../device/storage.ts';

/** The arrests whose cues are off on this device, by their ids. */
const KEY = 'first60.code.cues-off';
/** Older ones are over. */
const KEPT = 8;
const { subscribe, notify } = newListeners('storage');
/** What the device did not take lasts until the page closes. */
let unstored: string | undefined;

const codes = (): readonly string[] => (unstored ?? readStored('local', KEY) ?? '').split(' ');

/** Whether somebody has turned off the cues of this arrest here. Every arrest begins with them on. */
export const useCuesOff = (code: string): boolean => useSyncExternalStore(subscribe, () => codes().includes(code));

/** An arrest that is gone leaves no mark. */
export function forgetCuesOff(code: string): void {
  if (codes().includes(code)) turnCues(code, 'on');
}

/** Turns the cues of an arrest off or on, through a reload too. It is no event: cues are not logged. */
export function turnCues(code: string, to: 'off' | 'on'): void {
  const others = codes().filter((one) => one !== code && one !== '');
  const next = [...others, ...(to === 'off' ? [code] : [])].slice(-KEPT).join(' ');
  writeStored('local', KEY, next || null);
  unstored = (readStored('local', KEY) ?? '') === next ? undefined : next;
  notify();
}

import { newListeners } from '../../device/listeners.ts';
import { readStored, writeStored } from '../../device/storage.ts';

const KEY = 'first60.code.front';
const { subscribe, notify } = newListeners('storage');
/** Where the device does not take it, it lasts until the page closes. */
let unstored: string | undefined;

export const onFront = subscribe;

/** The arrest that was brought to the front last; null for none. */
export const frontArrest = (): string | null => unstored ?? readStored('local', KEY);

/** Of several arrests that run, this one is on the screen. */
export function bringToFront(code: string): void {
  writeStored('local', KEY, code);
  unstored = readStored('local', KEY) === code ? undefined : code;
  notify();
}

/** An arrest that is gone stands in front of nothing. */
export function leaveFront(code: string): void {
  if (frontArrest() !== code) return;
  writeStored('local', KEY, null);
  unstored = undefined;
  notify();
}

import { newListeners } from '../../device/listeners.ts';
import { readStored, writeStored } from '../../device/storage.ts';

const KEY = 'first60.code.front';
const { subscribe, notify } = newListeners('storage');
/** The value if the device refuses to store it. It lasts until the page closes. */
let unstored: string | undefined;

export const onFront = subscribe;

/** The arrest that was last brought to the front, or null. */
export const frontArrest = (): string | null => unstored ?? readStored('local', KEY);

/** Brings this arrest to the screen when several are running. */
export function bringToFront(code: string): void {
  writeStored('local', KEY, code);
  unstored = readStored('local', KEY) === code ? undefined : code;
  notify();
}

/** Clears the front arrest if it is the given one, which no longer exists. */
export function leaveFront(code: string): void {
  if (frontArrest() !== code) return;
  writeStored('local', KEY, null);
  unstored = undefined;
  notify();
}

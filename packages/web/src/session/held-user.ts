import { useSyncExternalStore } from 'react';
import { newListeners } from '../device/listeners.ts';
import { readStored } from '../device/storage.ts';

/* Read before the first paint, by sign-in too. So nothing is here that can come after it. */

/** Which codes run on this device, and for whom. */
export const RUNNING = 'first60.code.running';
/** Whose running code stays on the screen when their session ends. */
export const HELD = 'first60.code.held';

export interface Marks {
  /** SHA-256 of its edition by the id of a code, by the user whose code it is. */
  readonly running: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly held: string | null;
}

const { subscribe, notify } = newListeners('storage');
/** What the device did not take lasts until the page closes. */
let unstored: Marks | undefined;

/** For `running-arrests.ts` alone. */
export const marks = (): Marks => unstored ?? { running: running(), held: readStored('local', HELD) };

function running(): Marks['running'] {
  try {
    // Also where a hand has stored something else.
    return Object(JSON.parse(readStored('local', RUNNING) ?? 'null'));
  } catch {
    return {};
  }
}

/** For `running-arrests.ts` alone: the marks are others now, and these are those that the device did not take. */
export function marksChanged(next: Marks | undefined): void {
  unstored = next;
  notify();
}

/** Calls back when a mark changes, here or in another tab. @returns how to stop */
export const onMarks = subscribe;

/** Whose running code stays on the screen while they are not signed in; null for nobody. */
export function heldUser(): string | null {
  const { running, held } = marks();
  return held !== null && Object.keys(running[held] ?? {})[0] ? held : null;
}

/** The same in a component. */
export const useHeldUser = (): string | null => useSyncExternalStore(subscribe, heldUser);

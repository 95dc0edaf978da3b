import { useSyncExternalStore } from 'react';
import { newListeners } from '../device/listeners.ts';
import { readStored } from '../device/storage.ts';

/* Read before the first paint, even for sign-in, so everything that can load later is kept out of this file. */

/** The codes that run on this device, by user. */
export const RUNNING = 'first60.code.running';
/** The user whose running code stays on the screen when their session ends. */
export const HELD = 'first60.code.held';

export interface Marks {
  /** The SHA-256 of each code's edition, keyed by user and then by the id of the code. */
  readonly running: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly held: string | null;
}

const { subscribe, notify } = newListeners('storage');
/** Marks that the device did not store. They last until the page closes. */
let unstored: Marks | undefined;

/** For `running-arrests.ts` only. */
export const marks = (): Marks => unstored ?? { running: running(), held: readStored('local', HELD) };

function running(): Marks['running'] {
  try {
    // Also works if the stored value was edited by hand.
    return Object(JSON.parse(readStored('local', RUNNING) ?? 'null'));
  } catch {
    return {};
  }
}

/**
 * For `running-arrests.ts` only: reports that the marks have changed. `next` holds the marks if the device did not
 * store them.
 */
export function marksChanged(next: Marks | undefined): void {
  unstored = next;
  notify();
}

/** Calls the listener when a mark changes, here or in another tab. @returns a function that removes the listener */
export const onMarks = subscribe;

/** The user whose running code stays on the screen while they are not signed in, or null. */
export function heldUser(): string | null {
  const { running, held } = marks();
  return held !== null && Object.keys(running[held] ?? {})[0] ? held : null;
}

/** The same as a hook. */
export const useHeldUser = (): string | null => useSyncExternalStore(subscribe, heldUser);

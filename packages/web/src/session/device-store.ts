import { clear } from 'idb-keyval';

/** How long a device may be used offline after the server last confirmed its user. */
const OFFLINE_DAYS = 30;
export const OFFLINE_MS = OFFLINE_DAYS * 24 * 60 * 60 * 1000;

/** A browser that blocks IndexedDB throws at the call itself, another refuses later. Both store nothing. */
export async function unlessBlocked<T>(ask: () => Promise<T>): Promise<T | undefined> {
  try {
    return await ask();
  } catch {
    return undefined;
  }
}

/** The whole database belongs to the user: the answers for them and what waits to be sent. */
export const clearDeviceStore = (): Promise<void> => unlessBlocked(clear);

import { clear } from 'idb-keyval';

/** The number of days a device may be used offline after the server last confirmed its user. */
const OFFLINE_DAYS = 30;
export const OFFLINE_MS = OFFLINE_DAYS * 24 * 60 * 60 * 1000;

/** Some browsers that deny IndexedDB throw at the call itself, others reject later. In both cases nothing is stored. */
export async function unlessBlocked<T>(ask: () => Promise<T>): Promise<T | undefined> {
  try {
    return await ask();
  } catch {
    return undefined;
  }
}

/** The whole database belongs to the user: the server's responses and the calls waiting to be sent. */
export const clearDeviceStore = (): Promise<void> => unlessBlocked(clear);

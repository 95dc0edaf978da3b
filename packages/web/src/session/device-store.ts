import { clear } from 'idb-keyval';

/** How long a device may be used offline after the server last confirmed its user. */
const OFFLINE_DAYS = 30;
export const OFFLINE_MS = OFFLINE_DAYS * 24 * 60 * 60 * 1000;

/** A browser that blocks IndexedDB throws at the call itself, another refuses later: both keep nothing. */
export async function ifKept<T>(ask: () => Promise<T>): Promise<T | undefined> {
  try {
    return await ask();
  } catch {
    return undefined;
  }
}

/** Everything in the database belongs to the user: their answers and what waits to be sent. */
export const clearDeviceStore = (): Promise<void> => ifKept(clear);

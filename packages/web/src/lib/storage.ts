/*
 * Small values on the device. Storage may be blocked or full: then the app works on without it.
 * Patient values go to the session only and are never sent anywhere.
 */
export function readStored(storage: 'local' | 'session', key: string): string | null {
  try {
    return area(storage).getItem(key);
  } catch {
    return null;
  }
}

/** Stores a value; null removes it. */
export function writeStored(storage: 'local' | 'session', key: string, value: string | null): void {
  try {
    if (value === null) area(storage).removeItem(key);
    else area(storage).setItem(key, value);
  } catch {
    // Nothing to do: the value lives on in memory for this visit.
  }
}

const area = (storage: 'local' | 'session'): Storage => (storage === 'local' ? localStorage : sessionStorage);

/*
 * Small values on the device. Storage may be blocked or full, and the app works on without it.
 * Patient values are stored in the session only and are never sent.
 */
export function readStored(storage: 'local' | 'session', key: string): string | null {
  try {
    return area(storage).getItem(key);
  } catch {
    return null;
  }
}

/** Stores a value. null removes it. */
export function writeStored(storage: 'local' | 'session', key: string, value: string | null): void {
  try {
    if (value === null) area(storage).removeItem(key);
    else area(storage).setItem(key, value);
  } catch {
    // Blocked or full storage. The value stays in memory until the tab closes.
  }
}

const area = (storage: 'local' | 'session'): Storage => (storage === 'local' ? localStorage : sessionStorage);

/** Settings of the device. They stay when a user leaves. */
const DEVICE_KEYS: ReadonlySet<string> = new Set([
  'first60.theme',
  'first60.sign-out-owed',
  'first60.offline-removed',
  'first60.edition',
]);

/** Logs of codes stay for the user who began them, and a running one stays on the screen (code/log). */
const OF_CODES = 'first60.code.';

/** Removes the values that a user left in this tab: patient values, open sections, drafts. */
export function clearSessionValues(): void {
  try {
    area('session').clear();
  } catch {
    // Blocked storage holds nothing of the user.
  }
}

/** Removes the values that a user left on the device: patient values, open sections, counts, saved assessments. */
export function clearUserValues(): void {
  try {
    area('session').clear();
    for (const key of Object.keys(area('local'))) {
      if (!DEVICE_KEYS.has(key) && !key.startsWith(OF_CODES)) area('local').removeItem(key);
    }
  } catch {
    // Blocked storage holds nothing of the user.
  }
}

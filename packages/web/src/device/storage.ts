/*
 * Small values on the device. The app works even if storage is blocked or full. Patient values are stored in the
 * session only and are never sent.
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
    // Storage is blocked or full. The value stays in memory until the tab closes.
  }
}

const area = (storage: 'local' | 'session'): Storage => (storage === 'local' ? localStorage : sessionStorage);

/** The device's settings. They stay when a user signs out. */
const DEVICE_KEYS: ReadonlySet<string> = new Set([
  'first60.theme',
  'first60.sign-out-owed',
  'first60.offline-removed',
  'first60.edition',
]);

/** Prefix of arrest logs. They stay for the user who started them, and a running arrest stays on the screen (code/log). */
const OF_CODES = 'first60.code.';

/** Removes the values that a user left in this tab: patient values, open sections, drafts. */
export function clearSessionValues(): void {
  try {
    area('session').clear();
  } catch {
    // Blocked storage holds no user values.
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
    // Blocked storage holds no user values.
  }
}

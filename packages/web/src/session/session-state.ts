import { useState } from 'react';
import { readStored, writeStored } from '../device/storage.ts';

/** A string stored for this tab that survives a reload and an app update; null if there is none. */
export const readSessionText = (key: string): string | null => readStored('session', key);

/** Stores a string for this tab; null removes it. */
export const writeSessionText = (key: string, value: string | null): void => writeStored('session', key, value);

/** The same, as a state hook. */
export function useSessionText(key: string, initial = ''): [string, (value: string) => void] {
  const [value, setValue] = useState(() => readSessionText(key) ?? initial);
  const update = (next: string) => {
    setValue(next);
    writeSessionText(key, next === initial ? null : next);
  };
  return [value, update];
}

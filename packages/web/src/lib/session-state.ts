import { useState } from 'react';
import { readStored, writeStored } from './storage.ts';

/** Text state that survives a reload and an update of the app, for this visit only. */
export function useSessionText(key: string, initial = ''): [string, (value: string) => void] {
  const [value, setValue] = useState(() => readStored('session', key) ?? initial);
  const update = (next: string) => {
    setValue(next);
    writeStored('session', key, next === initial ? null : next);
  };
  return [value, update];
}

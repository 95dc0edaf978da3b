import { useState } from 'react';
import { readStored, writeStored } from './storage.ts';

export const THEMES = ['system', 'light', 'dark', 'sun', 'night'] as const;
export type Theme = (typeof THEMES)[number];

const KEY = 'first60.theme';
const isTheme = (value: string | null): value is Theme => THEMES.some((theme) => theme === value);

function currentTheme(): Theme {
  const stored = readStored('local', KEY);
  return isTheme(stored) ? stored : 'system';
}

/** The chosen theme and a function that changes it. index.html applies the theme before the first paint. */
export function useTheme(): [Theme, (value: string) => void] {
  const [theme, setTheme] = useState(currentTheme);
  const choose = (value: string) => {
    if (!isTheme(value)) return;
    setTheme(value);
    writeStored('local', KEY, value === 'system' ? null : value);
    if (value === 'system') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = value;
  };
  return [theme, choose];
}

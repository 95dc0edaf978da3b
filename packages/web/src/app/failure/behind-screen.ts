import type { Behind } from './watch-page.tsx';

export const behind: Behind = {};

/** Loads what watches over every screen, once. Without it the app works on. */
export const loadBehind = (): Promise<void> =>
  import('./watch-page.tsx').then(
    ({ watchPage }) => watchPage(behind),
    () => undefined,
  );

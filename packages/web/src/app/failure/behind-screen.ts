import type { Behind } from './watch-page.tsx';

export const behind: Behind = {};

/** Loads the page watcher once. The app works without it. */
export const loadBehind = (): Promise<void> =>
  import('./watch-page.tsx').then(
    ({ watchPage }) => watchPage(behind),
    () => undefined,
  );

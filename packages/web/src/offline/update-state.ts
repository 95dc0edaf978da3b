import { useSyncExternalStore } from 'react';
import { newListeners } from '../device/listeners.ts';

export type AppUpdate =
  | 'none'
  /** A new version is stored, and starts when the user chooses to start it. */
  | 'waiting'
  /** Another tab has started a new version. This tab still runs the old one. */
  | 'started-elsewhere'
  /** A part of this old version no longer exists. Only a reload fixes this. */
  | 'outdated';

let update: AppUpdate = 'none';
const { subscribe, notify } = newListeners();

export function setAppUpdate(next: AppUpdate): void {
  if (update === next) return;
  update = next;
  notify();
}

export const appUpdate = (): AppUpdate => update;
export const useAppUpdate = (): AppUpdate => useSyncExternalStore(subscribe, appUpdate);

/**
 * Reports this version as outdated when a lazy part cannot be loaded. Call once, before anything is loaded. A worker
 * stores every part of its build, so if there is a worker and a network, a missing part means that a newer build
 * exists. Otherwise the network failed.
 */
export function watchMissingParts(): void {
  window.addEventListener('vite:preloadError', () => {
    if ('serviceWorker' in navigator && navigator.serviceWorker.controller !== null && navigator.onLine)
      setAppUpdate('outdated');
  });
}

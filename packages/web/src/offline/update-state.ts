import { useSyncExternalStore } from 'react';
import { newListeners } from '../device/listeners.ts';

export type AppUpdate =
  | 'none'
  /** A new version is stored and starts when the user says so. */
  | 'waiting'
  /** Another tab has started a new version; this one goes on with the old one. */
  | 'started-elsewhere'
  /** A part of this old version is nowhere to be had any more: only a reload helps. */
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
 * Hears of a lazily loaded part that is gone. Called once, before anything is loaded. Only under a worker, which keeps
 * every part of its build, and with a network does that mean another build; else it is the network that is gone.
 */
export function heedMissingParts(): void {
  window.addEventListener('vite:preloadError', () => {
    if ('serviceWorker' in navigator && navigator.serviceWorker.controller !== null && navigator.onLine)
      setAppUpdate('outdated');
  });
}

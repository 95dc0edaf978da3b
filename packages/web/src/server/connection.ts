import { useSyncExternalStore } from 'react';

/*
 * The browser's own idea of "online" only knows the radio. Whether our server answers is learnt from
 * the calls themselves; the two together decide what the header says.
 */
let serverAnswers = true;
const listeners = new Set<() => void>();

const notify = () => {
  for (const listener of listeners) listener();
};

/** Called after every request: true when the server answered at all. */
export function reportContact(answered: boolean): void {
  if (answered === serverAnswers) return;
  serverAnswers = answered;
  notify();
}

export const isOnline = (): boolean => navigator.onLine && serverAnswers;

/** Calls the listener whenever what `isOnline` says may have changed. @returns what ends it */
export function onConnection(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

export const useOnline = (): boolean => useSyncExternalStore(onConnection, isOnline, () => true);

import { useSyncExternalStore } from 'react';

/*
 * The browser's own "online" only describes the radio. The calls themselves show whether our server responds. The
 * header shows the two combined.
 */
let serverAnswers = true;
const listeners = new Set<() => void>();

const notify = () => {
  for (const listener of listeners) listener();
};

/** Called after every request, with true if the server responded at all. */
export function reportContact(answered: boolean): void {
  if (answered === serverAnswers) return;
  serverAnswers = answered;
  notify();
}

export const isOnline = (): boolean => navigator.onLine && serverAnswers;

/**
 * Calls the listener whenever the result of `isOnline` may have changed. @returns a function that removes the listener
 */
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

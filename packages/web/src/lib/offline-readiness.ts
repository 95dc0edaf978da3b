import { paths } from '@first60/contract';
import { useSyncExternalStore } from 'react';
import { appWorker, askWorker, removeStoredFiles, type StoredFiles, workersWork } from './app-worker.ts';
import { keptQueryPaths } from './device-store.ts';
import { readStored, writeStored } from './storage.ts';

export type OfflineReadiness =
  /** Not looked at yet. */
  | { readonly kind: 'unknown' }
  /** This browser cannot keep the app. */
  | { readonly kind: 'impossible' }
  /** The user took the files off this device. */
  | { readonly kind: 'removed' }
  | { readonly kind: 'storing'; readonly files: StoredFiles }
  | { readonly kind: 'ready'; readonly files: StoredFiles };

/** Set while the user wants no files kept, so that the app does not fetch them again by itself. */
const REMOVED = 'first60.offline-removed';
const LOOK_AGAIN_MS = 400;
/** Looks without any progress before it gives up until the network, or a list, comes. */
const PATIENT_LOOKS = 25;
/** Lists that the screens need beside the files: the reference and the favourites. */
const LISTS = [paths.medications, paths.favorites];

let readiness: OfflineReadiness = { kind: 'unknown' };
const listeners = new Set<() => void>();
let looking: Promise<void> | undefined;

function set(next: OfflineReadiness): void {
  readiness = next;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useOfflineReadiness = (): OfflineReadiness => useSyncExternalStore(subscribe, () => readiness);

/**
 * Looks what is really there until all of it is: every file that the worker is to keep, and the lists. Files that the
 * browser has thrown away are fetched again. Without a network it stops looking; `watchReadiness` starts it anew.
 */
export function lookWhatIsKept(): Promise<void> {
  looking ??= look().finally(() => {
    looking = undefined;
  });
  return looking;
}

async function look(): Promise<void> {
  if (!workersWork()) return set({ kind: 'impossible' });
  if (readStored('local', REMOVED) !== null) return set({ kind: 'removed' });
  const registration = await appWorker();
  if (registration === undefined) return set({ kind: 'impossible' });
  let asked = false;
  let best = -1;
  for (let idle = 0; idle < PATIENT_LOOKS; idle++) {
    const files = await askWorker('STORED_FILES');
    if (files === undefined) return set({ kind: 'unknown' });
    const complete = files.stored === files.total && registration.active !== null;
    if (complete && (await listsAreKept())) return set({ kind: 'ready', files });
    set({ kind: 'storing', files });
    if (!navigator.onLine) return;
    if (files.stored > best) {
      best = files.stored;
      idle = 0;
    }
    if (!complete && registration.active !== null) {
      // An active worker without some of its files: they were thrown away. One attempt, or a dead server is hammered.
      if (asked) return;
      asked = true;
      await askWorker('RESTORE_FILES');
    }
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
  }
}

async function listsAreKept(): Promise<boolean> {
  const kept = await keptQueryPaths();
  return LISTS.every((path) => kept.has(path));
}

/** Looks now, and again whenever the network comes back. @returns what ends it */
export function watchReadiness(): () => void {
  const start = () => void lookWhatIsKept();
  start();
  window.addEventListener('online', start);
  return () => window.removeEventListener('online', start);
}

export async function removeOffline(): Promise<void> {
  writeStored('local', REMOVED, 'yes');
  await removeStoredFiles();
  set({ kind: 'removed' });
}

export async function restoreOffline(): Promise<void> {
  writeStored('local', REMOVED, null);
  await lookWhatIsKept();
}

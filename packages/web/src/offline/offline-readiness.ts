import { paths } from '@first60/contract';
import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from '../device/storage.ts';
import { isOnline, onConnection } from '../server/connection.ts';
import { keptQueryPaths } from '../session/persisted-queries.ts';
import { appWorker, askWorker, removeStoredFiles, type StoredFiles, workersWork } from './app-worker.ts';

export type OfflineReadiness =
  /** Not looked at yet. */
  | { readonly kind: 'unknown' }
  /** This browser cannot keep the app. */
  | { readonly kind: 'impossible' }
  /** The user took the files off this device. */
  | { readonly kind: 'removed' }
  /** The files could not be fetched. */
  | { readonly kind: 'failed' }
  | { readonly kind: 'storing'; readonly files: StoredFiles }
  | { readonly kind: 'ready'; readonly files: StoredFiles };

/** Set while the user wants no files kept, so that the app does not fetch them again by itself. */
const REMOVED = 'first60.offline-removed';
const LOOK_AGAIN_MS = 400;
/** Looks without any progress before it gives up until the network, a list, or its time comes. */
const PATIENT_LOOKS = 25;
/** What is not there yet is asked for again this often, though no new network tells that it can be had. */
const TRY_AGAIN_MS = 60_000;
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
  const registration = await appWorker();
  if (!workersWork()) return set({ kind: 'impossible' });
  let asked = false;
  let best = -1;
  for (let idle = 0; idle < PATIENT_LOOKS; idle++) {
    if (isRemoved()) return set({ kind: 'removed' });
    const files = await askWorker('STORED_FILES');
    const complete = files !== undefined && files.stored === files.total && registration?.active !== null;
    const isReady = complete && (await listsAreKept());
    if (isRemoved()) return set({ kind: 'removed' });
    if (registration === undefined || files === undefined) return set({ kind: 'failed' });
    set({ kind: isReady ? 'ready' : 'storing', files });
    if (isReady || !navigator.onLine) return;
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

/** Asked before and after each look: a press may come while it lasts. */
const isRemoved = (): boolean => readStored('local', REMOVED) !== null;

async function listsAreKept(): Promise<boolean> {
  const kept = await keptQueryPaths();
  return LISTS.every((path) => kept.has(path));
}

/** Looks now, whenever the server can be reached again, and from time to time while something is missing. @returns what ends it */
export function watchReadiness(): () => void {
  const start = () => {
    // A look that is under way began without the network: another one after it.
    if (isOnline()) void (looking ?? Promise.resolve()).then(lookWhatIsKept);
  };
  void lookWhatIsKept();
  const stopHeeding = onConnection(start);
  const timer = setInterval(() => {
    if (readiness.kind === 'failed' || readiness.kind === 'storing') start();
  }, TRY_AGAIN_MS);
  return () => {
    stopHeeding();
    clearInterval(timer);
  };
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

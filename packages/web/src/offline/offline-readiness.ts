import { paths } from '@first60/contract';
import { useSyncExternalStore } from 'react';
import { newListeners } from '../device/listeners.ts';
import { readStored, writeStored } from '../device/storage.ts';
import { isOnline, onConnection } from '../server/connection.ts';
import { keptQueryPaths } from '../session/persisted-queries.ts';
import { appWorker, askWorker, removeStoredFiles, type StoredFiles, workersWork } from './app-worker.ts';

export type { StoredFiles };

export type OfflineReadiness =
  /** Not checked yet. */
  | { readonly kind: 'unknown' }
  /** This browser cannot store the app. */
  | { readonly kind: 'impossible' }
  /** The user removed the files from this device. */
  | { readonly kind: 'removed' }
  /** The files could not be fetched. */
  | { readonly kind: 'failed' }
  | { readonly kind: 'storing'; readonly files: StoredFiles }
  | { readonly kind: 'ready'; readonly files: StoredFiles };

/** Set after the user has removed the stored files, so that the app does not fetch them again. */
const REMOVED = 'first60.offline-removed';
const CHECK_AGAIN_MS = 400;
/** After this many checks without progress, checking stops until the network returns or TRY_AGAIN_MS has passed. */
const MAX_IDLE_CHECKS = 25;
/** Missing files are requested again at this interval, even if no event reports that the network is back. */
const TRY_AGAIN_MS = 60_000;
/** Lists that the screens need in addition to the files: the reference list and the favourites. */
const LISTS = [paths.medications, paths.favorites];

let readiness: OfflineReadiness = { kind: 'unknown' };
const { subscribe, notify } = newListeners();
let checking: Promise<void> | undefined;

function set(next: OfflineReadiness): void {
  readiness = next;
  notify();
}

export const useOfflineReadiness = (): OfflineReadiness => useSyncExternalStore(subscribe, () => readiness);

/**
 * Checks until all of the worker's files and both lists are stored. Files that the browser has deleted are fetched
 * again. Without a network the check ends, and `watchReadiness` restarts it.
 */
export function checkReadiness(): Promise<void> {
  checking ??= check().finally(() => {
    checking = undefined;
  });
  return checking;
}

async function check(): Promise<void> {
  const registration = await appWorker();
  if (!workersWork()) return set({ kind: 'impossible' });
  let asked = false;
  let best = -1;
  for (let idle = 0; idle < MAX_IDLE_CHECKS; idle++) {
    if (isRemoved()) return set({ kind: 'removed' });
    const files = await askWorker('STORED_FILES');
    const complete = files !== undefined && files.stored === files.total && registration?.active !== null;
    const isReady = complete && (await areListsStored());
    if (isRemoved()) return set({ kind: 'removed' });
    if (registration === undefined || files === undefined) return set({ kind: 'failed' });
    set({ kind: isReady ? 'ready' : 'storing', files });
    if (isReady || !navigator.onLine) return;
    if (files.stored > best) {
      best = files.stored;
      idle = 0;
    }
    if (!complete && registration.active !== null) {
      // The browser has deleted some files of an active worker. Fetch them only once, to spare a server that does not
      // respond.
      if (asked) return;
      asked = true;
      await askWorker('RESTORE_FILES');
    }
    await new Promise((resolve) => setTimeout(resolve, CHECK_AGAIN_MS));
  }
}

/** Read before and after each check, because the user may press Remove during one. */
const isRemoved = (): boolean => readStored('local', REMOVED) !== null;

async function areListsStored(): Promise<boolean> {
  const stored = await keptQueryPaths();
  return LISTS.every((path) => stored.has(path));
}

/**
 * Checks immediately, whenever the server is reached again, and every minute while something is missing.
 * @returns a function that stops watching
 */
export function watchReadiness(): () => void {
  const start = () => {
    // A check that is already running began without the network, so another one follows it.
    if (isOnline()) void (checking ?? Promise.resolve()).then(checkReadiness);
  };
  void checkReadiness();
  const stopListening = onConnection(start);
  const timer = setInterval(() => {
    if (readiness.kind === 'failed' || readiness.kind === 'storing') start();
  }, TRY_AGAIN_MS);
  return () => {
    stopListening();
    clearInterval(timer);
  };
}

/** The stored files with their size. Measuring takes some time. */
export const measuredFiles = (): Promise<StoredFiles | undefined> => askWorker('STORED_FILES', { measure: true });

export async function removeOffline(): Promise<void> {
  writeStored('local', REMOVED, 'yes');
  await removeStoredFiles();
  set({ kind: 'removed' });
}

export async function restoreOffline(): Promise<void> {
  writeStored('local', REMOVED, null);
  await checkReadiness();
}

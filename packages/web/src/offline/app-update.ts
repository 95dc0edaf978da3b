import { appWorker, workersWork } from './app-worker.ts';
import { appUpdate, setAppUpdate } from './update-state.ts';

const HOUR_MS = 3_600_000;

let startedHere = false;
let watching = false;

/** Learns of new versions: nothing is ever started or reloaded without the user's press. */
export async function watchUpdates(): Promise<void> {
  if (watching || !workersWork()) return;
  watching = true;
  let controlled = navigator.serviceWorker.controller !== null;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (startedHere) window.location.reload();
    // The first worker that takes over a page brings no other version.
    else if (controlled) setAppUpdate('started-elsewhere');
    controlled = true;
  });
  // Not the registration that is asked for first: its worker may fail, and another one is made later.
  const registration = await navigator.serviceWorker.ready;
  const heed = () => {
    if (registration.waiting !== null && navigator.serviceWorker.controller !== null) setAppUpdate('waiting');
  };
  const heedNext = () => registration.installing?.addEventListener('statechange', heed);
  heed();
  // The browser looks at each start: what it found may be on its way already.
  heedNext();
  registration.addEventListener('updatefound', heedNext);
  lookNowAndThen(registration);
}

/** A browser looks for a new version at each start; an app that stays open for days has to ask by itself. */
function lookNowAndThen(registration: ServiceWorkerRegistration): void {
  let lookedAt = Date.now();
  const look = () => {
    if (document.visibilityState !== 'visible' || Date.now() - lookedAt < HOUR_MS) return;
    lookedAt = Date.now();
    void lookForUpdate(registration);
  };
  document.addEventListener('visibilitychange', look);
  window.addEventListener('online', look);
}

/** Asks the server for a new version. @returns false when it could not be asked */
export async function lookForUpdate(registration?: ServiceWorkerRegistration): Promise<boolean> {
  const asked = registration ?? (await appWorker());
  return (await asked?.update().catch(() => undefined)) !== undefined;
}

/** Starts the new version: this tab is loaded again, others go on until their user reloads them. */
export async function startUpdate(): Promise<void> {
  const waiting = (await appWorker())?.waiting;
  if (!waiting || appUpdate() !== 'waiting') return window.location.reload();
  startedHere = true;
  waiting.postMessage({ type: 'SKIP_WAITING' });
}

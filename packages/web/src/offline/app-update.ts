import { appWorker, workersWork } from './app-worker.ts';
import { appUpdate, setAppUpdate } from './update-state.ts';

const HOUR_MS = 3_600_000;

let startedHere = false;
let watching = false;

/** Watches for new versions. Nothing starts or reloads unless the user presses a button. */
export async function watchUpdates(): Promise<void> {
  if (watching || !workersWork()) return;
  watching = true;
  let controlled = navigator.serviceWorker.controller !== null;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (startedHere) window.location.reload();
    // The first worker of a page is not a new version.
    else if (controlled) setAppUpdate('started-elsewhere');
    controlled = true;
  });
  // The first registration may fail and be replaced. `ready` waits for one that works.
  const registration = await navigator.serviceWorker.ready;
  const onInstalled = () => {
    if (registration.waiting !== null && navigator.serviceWorker.controller !== null) setAppUpdate('waiting');
  };
  const onFound = () => registration.installing?.addEventListener('statechange', onInstalled);
  onInstalled();
  // The browser checks at each start, so a new version may be installing already.
  onFound();
  registration.addEventListener('updatefound', onFound);
  checkHourly(registration);
}

/** Browsers check for a new version only at startup. An app that stays open for days has to check by itself. */
function checkHourly(registration: ServiceWorkerRegistration): void {
  let checkedAt = Date.now();
  const check = () => {
    if (document.visibilityState !== 'visible' || Date.now() - checkedAt < HOUR_MS) return;
    checkedAt = Date.now();
    void lookForUpdate(registration);
  };
  document.addEventListener('visibilitychange', check);
  window.addEventListener('online', check);
}

/** Asks the server for a new version. @returns false if the server could not be reached */
export async function lookForUpdate(registration?: ServiceWorkerRegistration): Promise<boolean> {
  const asked = registration ?? (await appWorker());
  return (await asked?.update().catch(() => undefined)) !== undefined;
}

/** Starts the new version and reloads this tab. Other tabs keep the old version until the user reloads them. */
export async function startUpdate(): Promise<void> {
  const waiting = (await appWorker())?.waiting;
  if (!waiting || appUpdate() !== 'waiting') return window.location.reload();
  startedHere = true;
  waiting.postMessage({ type: 'SKIP_WAITING' });
}

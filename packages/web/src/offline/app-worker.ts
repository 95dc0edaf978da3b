/** What the worker answers when asked what it keeps. */
export interface StoredFiles {
  readonly total: number;
  readonly stored: number;
  /** Only when it was asked to measure. */
  readonly bytes?: number;
}

const SCRIPT = '/sw.js';
const ANSWER_MS = 60_000;

/** Whether the browser has said that it lets this page have none. */
let refused = false;

/** Browsers have no worker on an insecure origin, nor in some private windows: the app then works with a network only. */
export const workersWork = (): boolean => 'serviceWorker' in navigator && !refused;

let registering: Promise<ServiceWorkerRegistration | undefined> | undefined;

/**
 * The registration of the app's worker, made at the first call; undefined where there is none. One that could not be made,
 * or whose worker could not fetch its files, has come to nothing: the next call makes another.
 */
export async function appWorker(): Promise<ServiceWorkerRegistration | undefined> {
  if (!workersWork()) return undefined;
  if (workerOf(await registering) === undefined) registering = register();
  return await registering;
}

const register = (): Promise<ServiceWorkerRegistration | undefined> =>
  navigator.serviceWorker.register(SCRIPT, { updateViaCache: 'none' }).catch((error: unknown) => {
    // Any other error is the network's.
    refused = error instanceof DOMException && error.name === 'SecurityError';
    return undefined;
  });

function workerOf(registration: ServiceWorkerRegistration | undefined): ServiceWorker | undefined {
  const workers = [registration?.active, registration?.installing, registration?.waiting];
  return workers.find((worker) => worker && worker.state !== 'redundant') ?? undefined;
}

/** Asks the worker that keeps the files of this page, or is about to. Undefined when there is none or it is silent. */
export async function askWorker(
  type: 'STORED_FILES' | 'RESTORE_FILES',
  options: { readonly measure?: boolean } = {},
): Promise<StoredFiles | undefined> {
  const worker = workerOf(await registering);
  if (worker === undefined) return undefined;
  const { port1, port2 } = new MessageChannel();
  return await new Promise((resolve) => {
    const end = (answer?: StoredFiles | Promise<StoredFiles | undefined>) => {
      clearTimeout(silence);
      worker.removeEventListener('statechange', heed);
      port1.close();
      resolve(answer);
    };
    // One that could not fetch its files, or gave way to a newer one, answers no more: what stands in its place is asked.
    const heed = () => {
      if (worker.state === 'redundant') end(askWorker(type, options));
    };
    const silence = setTimeout(end, ANSWER_MS);
    worker.addEventListener('statechange', heed);
    port1.onmessage = ({ data }: MessageEvent<StoredFiles>) => end(data);
    worker.postMessage({ type, ...options }, [port2]);
  });
}

/** Takes the stored files off the device; the worker stays and can fetch them again. */
export async function removeStoredFiles(): Promise<void> {
  for (const name of await caches.keys()) await caches.delete(name);
}

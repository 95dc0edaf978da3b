/** The worker's report on the files it has stored. */
export interface StoredFiles {
  readonly total: number;
  readonly stored: number;
  /** Present only if the worker was asked to measure the files. */
  readonly bytes?: number;
}

const SCRIPT = '/sw.js';
const ANSWER_MS = 60_000;

/** True once the browser has refused a worker for this page. */
let refused = false;

/** False on an insecure origin and in some private windows. The app then needs a network. */
export const workersWork = (): boolean => 'serviceWorker' in navigator && !refused;

let registering: Promise<ServiceWorkerRegistration | undefined> | undefined;

/**
 * The app's worker registration, made on the first call. Undefined if there is none. If a registration failed, or its
 * worker could not fetch its files, the next call registers again.
 */
export async function appWorker(): Promise<ServiceWorkerRegistration | undefined> {
  if (!workersWork()) return undefined;
  if (workerOf(await registering) === undefined) registering = register();
  return await registering;
}

const register = (): Promise<ServiceWorkerRegistration | undefined> =>
  navigator.serviceWorker.register(SCRIPT, { updateViaCache: 'none' }).catch((error: unknown) => {
    // Any other error comes from the network.
    refused = error instanceof DOMException && error.name === 'SecurityError';
    return undefined;
  });

function workerOf(registration: ServiceWorkerRegistration | undefined): ServiceWorker | undefined {
  const workers = [registration?.active, registration?.installing, registration?.waiting];
  return workers.find((worker) => worker && worker.state !== 'redundant') ?? undefined;
}

/** Asks the worker that stores this page's files, installed or not. Undefined if there is no worker or no response. */
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
      worker.removeEventListener('statechange', onStateChange);
      port1.close();
      resolve(answer);
    };
    // A redundant worker does not respond. Ask its successor.
    const onStateChange = () => {
      if (worker.state === 'redundant') end(askWorker(type, options));
    };
    const silence = setTimeout(end, ANSWER_MS);
    worker.addEventListener('statechange', onStateChange);
    port1.onmessage = ({ data }: MessageEvent<StoredFiles>) => end(data);
    worker.postMessage({ type, ...options }, [port2]);
  });
}

/** Deletes the stored files. The worker stays and can fetch them again. */
export async function removeStoredFiles(): Promise<void> {
  for (const name of await caches.keys()) await caches.delete(name);
}

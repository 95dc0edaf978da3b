/** What the worker answers when asked what it keeps. */
export interface StoredFiles {
  readonly total: number;
  readonly stored: number;
  /** Only when it was asked to measure. */
  readonly bytes?: number;
}

const SCRIPT = '/sw.js';
const ANSWER_MS = 60_000;

/** Browsers have no worker on an insecure origin, nor in some private windows: the app then works with a network only. */
export const workersWork = (): boolean => 'serviceWorker' in navigator;

let registering: Promise<ServiceWorkerRegistration | undefined> | undefined;

/** The registration of the app's worker, made at the first call; undefined where there cannot be one. */
export function appWorker(): Promise<ServiceWorkerRegistration | undefined> {
  registering ??= workersWork()
    ? navigator.serviceWorker.register(SCRIPT, { updateViaCache: 'none' }).catch(() => undefined)
    : Promise.resolve(undefined);
  return registering;
}

/** Asks the worker that keeps the files of this page, or is about to. Undefined when there is none or it is silent. */
export async function askWorker(
  type: 'STORED_FILES' | 'RESTORE_FILES',
  options: { readonly measure?: boolean } = {},
): Promise<StoredFiles | undefined> {
  const registration = await appWorker();
  const worker = registration?.active ?? registration?.installing ?? registration?.waiting;
  if (!worker) return undefined;
  const { port1, port2 } = new MessageChannel();
  return await new Promise((resolve) => {
    const silence = setTimeout(() => resolve(undefined), ANSWER_MS);
    port1.onmessage = ({ data }: MessageEvent<StoredFiles>) => {
      clearTimeout(silence);
      port1.close();
      resolve(data);
    };
    worker.postMessage({ type, ...options }, [port2]);
  });
}

/** Takes the stored files off the device; the worker stays and can fetch them again. */
export async function removeStoredFiles(): Promise<void> {
  for (const name of await caches.keys()) await caches.delete(name);
}

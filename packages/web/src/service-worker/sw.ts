import { clientsClaim } from 'workbox-core';
import { cleanupOutdatedCaches, PrecacheController, type PrecacheEntry, PrecacheRoute } from 'workbox-precaching';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { fromPreviousBuild, isPart, keepPreviousBuild } from './previous-build.ts';
import { severalAtOnce } from './several-at-once.ts';
import { restoreFiles, storedFiles } from './stored-files.ts';

declare const self: ServiceWorkerGlobalScope & { readonly __WB_MANIFEST: Array<PrecacheEntry | string> };

const API = /^\/api(\/|$)/;
const FILE = /\/[^/]+\.[a-z0-9]+$/i;

const precache = new PrecacheController();
precache.addToCacheList(self.__WB_MANIFEST);
self.addEventListener('install', (event) => {
  event.waitUntil(keepPreviousBuild(precache));
  event.waitUntil(installBuild(precache, event));
});
self.addEventListener('activate', precache.activate);
registerRoute(new PrecacheRoute(precache));
cleanupOutdatedCaches();
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isPart(url),
  ({ request }) => fromPreviousBuild(request),
);
// Every screen is served from the same document. The API and files are excluded.
registerRoute(
  // NavigationRoute also tests the query, and a search for "0.5" looks like a file name. So only the path is tested.
  ({ request, url: { pathname } }) => request.mode === 'navigate' && !API.test(pathname) && !FILE.test(pathname),
  precache.createHandlerBoundToURL('/index.html'),
);
// A missing file is fetched. A newer file from the server is better than none.
setCatchHandler(({ request }) => fetch(request));

// The first worker takes control of the open page immediately, so that one visit is enough to be ready offline.
clientsClaim();

self.addEventListener('message', (event) => {
  const port = event.ports[0];
  switch (event.data?.type) {
    // A waiting version starts only when the user chooses to start it.
    case 'SKIP_WAITING':
      return void self.skipWaiting();
    case 'STORED_FILES':
      return event.waitUntil(
        storedFiles(precache, event.data.measure === true).then((files) => port?.postMessage(files)),
      );
    case 'RESTORE_FILES':
      return event.waitUntil(
        restoreFiles(precache)
          .then(() => storedFiles(precache, false))
          .then((files) => port?.postMessage(files)),
      );
  }
});

/**
 * Stores every file of this build. Workbox by itself stores them one after another. A file that is already stored,
 * judging by the hash in its name, is not fetched again. Every file must arrive, or this build is not installed.
 */
const installBuild = (precache: PrecacheController, event: ExtendableEvent): Promise<void> =>
  severalAtOnce(precache.getURLsToCacheKeys(), async ([url, cacheKey]) => {
    const integrity = precache.getIntegrityForCacheKey(cacheKey);
    // A file without a hash in its name may be in the browser's own cache from another build.
    const cache = integrity === undefined ? 'default' : 'reload';
    const request = new Request(url, { ...(integrity && { integrity }), cache, credentials: 'same-origin' });
    await Promise.all(precache.strategy.handleAll({ params: { cacheKey }, request, event }));
  });

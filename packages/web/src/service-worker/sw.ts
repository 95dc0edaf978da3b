import { clientsClaim } from 'workbox-core';
import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  type PrecacheEntry,
  precacheAndRoute,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';

declare const self: ServiceWorkerGlobalScope & { readonly __WB_MANIFEST: Array<PrecacheEntry | string> };

const API = /^\/api(\/|$)/;
const FILE = /\/[^/]+\.[a-z0-9]+$/i;

precacheAndRoute(self.__WB_MANIFEST);
cleanupOutdatedCaches();
// Every screen is the same document; the API and files are never answered with it.
registerRoute(new NavigationRoute(createHandlerBoundToURL('/index.html'), { denylist: [API, FILE] }));

// The first worker takes the open page at once, so that one visit is enough to be ready offline.
clientsClaim();

// A waiting version takes over only when the user asks for it.
self.addEventListener('message', (event) => {
  if (event.data?.type === 'SKIP_WAITING') void self.skipWaiting();
});

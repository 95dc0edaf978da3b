import type { PrecacheController } from 'workbox-precaching';

/*
 * A tab may still run the old code after another tab has started a new version. The tab may then need a part that it
 * has not loaded. So the parts of the previous build stay stored until the next build is installed.
 */
const PREVIOUS = 'first60-previous-build';

/** Stores the parts that the installing build no longer has. */
export async function keepPreviousBuild(precache: PrecacheController): Promise<void> {
  const current = new Set(precache.getURLsToCacheKeys().values());
  const cache = await caches.open(precache.strategy.cacheName);
  const leaving = (await cache.keys()).filter(({ url }) => isPart(new URL(url)) && !current.has(url));
  // A second installation of the same build must not delete the parts that the first one stored.
  if (leaving.length === 0) return;
  await caches.delete(PREVIOUS);
  const previous = await caches.open(PREVIOUS);
  for (const request of leaving) {
    const part = await cache.match(request);
    if (part) await previous.put(request, part);
  }
}

/** True if an address is a hashed part. A request for such an address can only be for the old content. */
export const isPart = ({ pathname }: URL): boolean => pathname.startsWith('/assets/');

export async function fromPreviousBuild(request: Request): Promise<Response> {
  return (await caches.match(request, { cacheName: PREVIOUS })) ?? fetch(request);
}

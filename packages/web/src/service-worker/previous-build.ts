import type { PrecacheController } from 'workbox-precaching';

/*
 * A tab that is at work while another one starts a new version goes on with the old code, and may still need a part
 * of it that it has not loaded. The parts of one build back are therefore kept until the next one comes.
 */
const PREVIOUS = 'first60-previous-build';

/** Sets the parts aside that the new build, which is being installed, no longer has. */
export async function keepPreviousBuild(precache: PrecacheController): Promise<void> {
  const current = new Set(precache.getURLsToCacheKeys().values());
  const cache = await caches.open(precache.strategy.cacheName);
  const leaving = (await cache.keys()).filter(({ url }) => isPart(new URL(url)) && !current.has(url));
  // A build that is installed a second time must not push out what the first time put here.
  if (leaving.length === 0) return;
  await caches.delete(PREVIOUS);
  const previous = await caches.open(PREVIOUS);
  for (const request of leaving) {
    const part = await cache.match(request);
    if (part) await previous.put(request, part);
  }
}

/** Hashed names: a name that is still asked for can only mean the old content. */
export const isPart = ({ pathname }: URL): boolean => pathname.startsWith('/assets/');

export async function fromPreviousBuild(request: Request): Promise<Response> {
  return (await caches.match(request, { cacheName: PREVIOUS })) ?? fetch(request);
}

import type { PrecacheController } from 'workbox-precaching';
import { severalAtOnce } from './several-at-once.ts';

/**
 * The number of files this worker has to store, and how many of them are stored. A browser short of space may delete
 * some.
 */
export interface StoredFiles {
  readonly total: number;
  readonly stored: number;
  /** Size of the stored files in bytes, if it was requested. */
  readonly bytes?: number;
}

export async function storedFiles(precache: PrecacheController, measure: boolean): Promise<StoredFiles> {
  const wanted = new Set(precache.getURLsToCacheKeys().values());
  const cache = await caches.open(precache.strategy.cacheName);
  const cached = (await cache.keys()).filter(({ url }) => wanted.has(url));
  const counts = { total: wanted.size, stored: cached.length };
  if (!measure) return counts;
  let bytes = 0;
  for (const request of cached) bytes += (await (await cache.match(request))?.blob())?.size ?? 0;
  return { ...counts, bytes };
}

/**
 * Fetches the missing files. A file that cannot be fetched, or that belongs to another build, stays missing and
 * uncounted.
 */
export async function restoreFiles(precache: PrecacheController): Promise<void> {
  const cache = await caches.open(precache.strategy.cacheName);
  const cached = new Set((await cache.keys()).map(({ url }) => url));
  await severalAtOnce(precache.getURLsToCacheKeys(), async ([url, key]) => {
    if (cached.has(key)) return;
    const integrity = precache.getIntegrityForCacheKey(key) ?? '';
    const answer = await fetch(url, { cache: 'reload', credentials: 'same-origin', integrity }).catch(() => undefined);
    if (answer?.ok) await cache.put(key, answer).catch(() => undefined);
  });
}

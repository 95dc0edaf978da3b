import type { PrecacheController } from 'workbox-precaching';
import { severalAtOnce } from './several-at-once.ts';

/**
 * Stores every file of this build. Workbox itself stores one after the other. A file that is here already, by the hash
 * in its name, is not fetched again. All must come, or this build is not installed.
 */
export const installBuild = (precache: PrecacheController, event: ExtendableEvent): Promise<void> =>
  severalAtOnce(precache.getURLsToCacheKeys(), async ([url, cacheKey]) => {
    const integrity = precache.getIntegrityForCacheKey(cacheKey);
    // A name without a hash may be in the browser's own cache from another build.
    const cache = integrity === undefined ? 'default' : 'reload';
    const request = new Request(url, { ...(integrity && { integrity }), cache, credentials: 'same-origin' });
    await Promise.all(precache.strategy.handleAll({ params: { cacheKey }, request, event }));
  });

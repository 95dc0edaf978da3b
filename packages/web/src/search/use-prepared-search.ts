import type { Edition } from '@first60/edition';
import { useEffect } from 'react';
import { whenIdle } from '../offline/when-idle.ts';
import { prepareSearchedTexts } from './searched-texts.ts';

/** Prepares a search of the edition, once there is an edition, while the page is idle. */
export function usePreparedSearch(edition: Edition | undefined): void {
  useEffect(() => {
    if (edition === undefined) return;
    const stop = new AbortController();
    // A failure here will recur where the result is needed, and is reported there.
    whenIdle(() => void prepareSearchedTexts(edition, stop.signal).catch(() => undefined), stop.signal);
    return () => stop.abort();
  }, [edition]);
}

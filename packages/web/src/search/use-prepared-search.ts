import type { Edition } from '@first60/edition';
import { useEffect } from 'react';
import { whenIdle } from '../offline/when-idle.ts';
import { searchProtocols } from './protocol-search.ts';
import { prepareSearchedTexts } from './searched-texts.ts';

/** Most cards hold it. */
const A_LETTER = 'e';

/**
 * Prepares a search of the edition, once there is one, while the page is idle. A first search behind that spares the first
 * key what the browser does for code that runs the first time.
 */
export function usePreparedSearch(edition: Edition | undefined): void {
  useEffect(() => {
    if (edition === undefined) return;
    const stop = new AbortController();
    const prepare = async () => {
      await prepareSearchedTexts(edition, stop.signal);
      if (!stop.signal.aborted) searchProtocols(edition, A_LETTER);
    };
    // What fails here fails again where it is asked for, and is told there.
    whenIdle(() => void prepare().catch(() => undefined), stop.signal);
    return () => stop.abort();
  }, [edition]);
}

import type { Edition } from '@first60/edition';
import { useEffect, useMemo, useState } from 'react';
import { whenIdle } from '../offline/when-idle.ts';
import type { Suggestions } from './suggestions.ts';

export type { Suggestions };

type DidYouMean = typeof import('./did-you-mean.ts');

/** Kept after loading, so that later keys are answered in the same frame. */
let loaded: DidYouMean | undefined;

/** Also builds the index, in turns, because all of it takes longer than a key may wait. */
async function load(edition: Edition): Promise<DidYouMean> {
  const module = await import('./did-you-mean.ts');
  await module.prepareSuggestions(edition);
  loaded = module;
  return module;
}

/**
 * The likely meanings of a term that names no card. Undefined when nothing is asked or the answer is not known yet. The
 * word search is a chunk of its own. It is loaded while the page is idle, or as soon as it is needed; without an edition
 * it is not loaded.
 */
export function useSuggestions(edition: Edition | undefined, term: string, asked: boolean): Suggestions | undefined {
  const [module, setModule] = useState(loaded);
  useEffect(() => {
    if (module !== undefined || edition === undefined) return;
    const stop = new AbortController();
    const arrive = () =>
      void load(edition).then(
        (arrived) => {
          if (!stop.signal.aborted) setModule(arrived);
        },
        // Without the chunk the empty result stays. The next visit loads it again.
        () => undefined,
      );
    if (asked) arrive();
    else whenIdle(arrive, stop.signal);
    return () => stop.abort();
  }, [edition, asked, module]);
  return useMemo(
    () => (asked && edition !== undefined ? module?.didYouMean(edition, term) : undefined),
    [edition, asked, module, term],
  );
}

import { useEffect, useMemo, useState } from 'react';
import { edition } from '../edition/edition.ts';
import { whenIdle } from '../offline/when-idle.ts';
import type { Suggestions } from './suggestions.ts';

type DidYouMean = typeof import('./did-you-mean.ts');

/** Kept once it is there, so that later keys are answered in the same frame. */
let loaded: DidYouMean | undefined;

/** With its index, which takes longer to build than a key may wait. */
async function load(): Promise<DidYouMean> {
  const module = await import('./did-you-mean.ts');
  module.prepareSuggestions(edition);
  loaded = module;
  return module;
}

/**
 * What a term that names no card may stand for; undefined where nothing is asked or not known yet. The search
 * word by word is a chunk of its own, fetched from the device while the page rests, at the latest when it is needed.
 */
export function useSuggestions(term: string, asked: boolean): Suggestions | undefined {
  const [module, setModule] = useState(loaded);
  useEffect(() => {
    if (module !== undefined) return;
    const stop = new AbortController();
    const arrive = () =>
      void load().then(
        (arrived) => {
          if (!stop.signal.aborted) setModule(arrived);
        },
        // A chunk that cannot be fetched leaves the empty result as it is; the next visit asks again.
        () => undefined,
      );
    if (asked) arrive();
    else whenIdle(arrive, stop.signal);
    return () => stop.abort();
  }, [asked, module]);
  return useMemo(() => (asked ? module?.didYouMean(edition, term) : undefined), [asked, module, term]);
}

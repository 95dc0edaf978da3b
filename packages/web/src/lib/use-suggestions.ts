import { useEffect, useState } from 'react';
import type { Suggestions } from './did-you-mean.ts';
import { edition } from './edition.ts';

type DidYouMean = typeof import('./did-you-mean.ts');

/** Kept once it is there, so that later keys are answered in the same frame. */
let loaded: DidYouMean | undefined;

/**
 * What a term that found nothing may stand for; undefined where nothing is asked or nothing is like it. The
 * search by likeness is a chunk of its own that is fetched, from the device, the first time it is needed.
 */
export function useSuggestions(term: string, asked: boolean): Suggestions | undefined {
  const [module, setModule] = useState(loaded);
  useEffect(() => {
    if (!asked || module !== undefined) return;
    let awaited = true;
    import('./did-you-mean.ts').then(
      (arrived) => {
        loaded = arrived;
        if (awaited) setModule(arrived);
      },
      // A chunk that cannot be fetched leaves the empty result as it is; the next visit asks again.
      () => undefined,
    );
    return () => {
      awaited = false;
    };
  }, [asked, module]);
  if (!asked || module === undefined) return undefined;
  const suggestions = module.didYouMean(edition, term);
  return suggestions.protocols.length + suggestions.drugs.length > 0 ? suggestions : undefined;
}

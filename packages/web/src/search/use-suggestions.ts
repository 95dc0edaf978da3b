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

/** After this pause nobody is typing any more. */
const REST_MS = 400;

/**
 * The likely meanings of a term that names no card. Undefined when nothing is asked or the answer is not known yet. The
 * word search is a chunk of its own. It is loaded while the page is idle, or as soon as it is needed; without an edition
 * it is not loaded. Once it is there it answers in the frame of a key. Where it arrives after that frame, its answer waits
 * for the next key or for a pause, because it would move what is being read.
 */
export function useSuggestions(edition: Edition | undefined, term: string, asked: boolean): Suggestions | undefined {
  const [known, setKnown] = useState({ term, module: loaded });
  const { module } = known;
  if (module === undefined && known.term !== term) setKnown({ term, module: loaded });
  useEffect(() => {
    if (module !== undefined || edition === undefined) return;
    const stop = new AbortController();
    let rest: ReturnType<typeof setTimeout> | undefined;
    const arrive = () =>
      void load(edition).then(
        (arrived) => {
          if (stop.signal.aborted) return;
          rest = setTimeout(() => setKnown({ term, module: arrived }), REST_MS);
        },
        // Without the chunk the empty result stays. The next visit loads it again.
        () => undefined,
      );
    if (asked) arrive();
    else whenIdle(arrive, stop.signal);
    return () => {
      stop.abort();
      clearTimeout(rest);
    };
  }, [edition, asked, module, term]);
  return useMemo(
    () => (asked && edition !== undefined ? module?.didYouMean(edition, term) : undefined),
    [edition, asked, module, term],
  );
}

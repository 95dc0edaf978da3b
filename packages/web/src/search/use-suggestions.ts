import type { Edition } from '@first60/edition';
import { useEffect, useMemo, useState } from 'react';
import { whenIdle } from '../offline/when-idle.ts';
import type { Suggestions } from './suggestions.ts';

export type { Suggestions };

type DidYouMean = typeof import('./did-you-mean.ts');

/** Kept after loading, so that later keystrokes have their results in the same frame. */
let loaded: DidYouMean | undefined;

/** Also builds the index, in turns, because building all of it at once would delay a keystroke too long. */
async function load(edition: Edition): Promise<DidYouMean> {
  const module = await import('./did-you-mean.ts');
  await module.prepareSuggestions(edition);
  loaded = module;
  return module;
}

/** After a pause of this length, the user is assumed to have stopped typing. */
const REST_MS = 400;

/**
 * The likely meanings of a term that names no card. Undefined if there is no term or the result is not known yet. The
 * word search is a separate chunk. It is loaded while the page is idle, or as soon as it is needed; without an edition
 * it is not loaded. Once the chunk has loaded, results appear in the same frame as a keystroke. If the chunk loads
 * after that frame, the results wait for the next keystroke or for a pause, because they would move the text being
 * read.
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
        // Without the chunk the result stays empty. The next visit loads it again.
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

import { useSyncExternalStore } from 'react';

/** At this width or more, list and detail are shown side by side. */
const WIDE = '(min-width: 1024px)';

let known: MediaQueryList | undefined;

/** Created only once, because it is read on every render of a list. */
function wideQuery(): MediaQueryList {
  known ??= window.matchMedia(WIDE);
  return known;
}

function subscribe(listener: () => void): () => void {
  wideQuery().addEventListener('change', listener);
  return () => wideQuery().removeEventListener('change', listener);
}

export const useWideScreen = (): boolean => useSyncExternalStore(subscribe, () => wideQuery().matches);

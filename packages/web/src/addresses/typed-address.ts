import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';

/** Browsers refuse an address change for each of a fast typist's keystrokes. */
const PAUSE_MS = 300;

interface TypedAddress {
  /** Typed text reaches the address after a pause, unless the user has opened another address in the meantime. */
  follow: (address: string) => void;
  /** A choice gets its own address, so that Back undoes it. */
  go: (address: string) => void;
}

/** The old screen stays until the next one has rendered, so the path is compared too. */
const here = (): string => window.location.pathname + window.location.search;

/** Keeps a screen's search term and choices in its address. */
export function useTypedAddress(): TypedAddress {
  const [, navigate] = useLocation();
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(pause.current), []);
  const follow = (address: string) => {
    clearTimeout(pause.current);
    const from = here();
    pause.current = setTimeout(() => {
      if (here() === from) navigate(address, { replace: true });
    }, PAUSE_MS);
  };
  const go = (address: string) => {
    clearTimeout(pause.current);
    navigate(address);
  };
  return { follow, go };
}

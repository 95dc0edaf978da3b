import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';

/** Browsers refuse addresses that change with every key of a fast typist. */
const PAUSE_MS = 300;

interface TypedAddress {
  /** Typed text replaces the address after a pause, unless the user has opened another address meanwhile. */
  follow: (address: string) => void;
  /** A choice gets an address of its own, so that Back undoes it. */
  go: (address: string) => void;
}

/** The screen that the user leaves is there until the next one is drawn: its path counts too. */
const here = (): string => window.location.pathname + window.location.search;

/** The address of a screen that contains its search term and choices. */
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

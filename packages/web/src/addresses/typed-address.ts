import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';

/** Browsers refuse addresses that change with every key of a fast typist. */
const PAUSE_MS = 300;

interface TypedAddress {
  /** What is typed follows into the address, in place, after a pause. Who has opened something else meanwhile stays there. */
  follow: (address: string) => void;
  /** A choice is an address of its own, so that back undoes it. */
  go: (address: string) => void;
}

/** The address of a screen whose search box and choices are a part of it. */
export function useTypedAddress(): TypedAddress {
  const [, navigate] = useLocation();
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(pause.current), []);
  const follow = (address: string) => {
    clearTimeout(pause.current);
    const from = window.location.search;
    pause.current = setTimeout(() => {
      if (window.location.search === from) navigate(address, { replace: true });
    }, PAUSE_MS);
  };
  const go = (address: string) => {
    clearTimeout(pause.current);
    navigate(address);
  };
  return { follow, go };
}

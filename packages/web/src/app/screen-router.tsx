import { type ReactNode, startTransition, useLayoutEffect, useState } from 'react';
import { type AroundNavHandler, Router } from 'wouter';
import {
  EntryStateContext,
  PathContext,
  SearchContext,
  useShownPath,
  useShownSearch,
} from '../addresses/shown-address.ts';

/** The browser tells of Back itself, the router of its own changes. */
const CHANGES = ['pushState', 'replaceState', 'popstate', 'hashchange'] as const;

const presentAddress = () => ({
  path: window.location.pathname,
  search: window.location.search,
  state: history.state as unknown,
});

interface ScreenRouterProps {
  /** Whether the screen of a path is drawn within the press, whatever that costs. */
  isAtOnce: (path: string) => boolean;
  children: ReactNode;
}

/**
 * Follows the browser's address. The next screen is drawn in short pieces of time, so that a press holds up no other
 * however much its screen draws. Until it stands, the last screen keeps its own address. React itself draws a return by
 * Back at once, because a phone may show that screen already.
 */
export function ScreenRouter({ isAtOnce, children }: ScreenRouterProps) {
  const [{ path, search, state }, setShown] = useState(presentAddress);
  // Before the paint: a screen may lead on to another while it is first drawn.
  useLayoutEffect(() => {
    const follow = () => setShown(presentAddress());
    const followInTime = () => (isAtOnce(window.location.pathname) ? follow() : startTransition(follow));
    follow();
    for (const type of CHANGES) window.addEventListener(type, followInTime);
    return () => {
      for (const type of CHANGES) window.removeEventListener(type, followInTime);
    };
  }, [isAtOnce]);
  // While a screen is drawn, a second press on its link is the same press.
  const pressOnce: AroundNavHandler = (navigate, to, options) => {
    const here = window.location.pathname + window.location.search;
    if (to !== here || here === path + search) navigate(to, options);
  };
  return (
    <PathContext value={path}>
      <SearchContext value={search}>
        <EntryStateContext value={state}>
          <Router hook={useShownPath} searchHook={useShownSearch} aroundNav={pressOnce}>
            {children}
          </Router>
        </EntryStateContext>
      </SearchContext>
    </PathContext>
  );
}

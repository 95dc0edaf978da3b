import { type ReactNode, startTransition, useLayoutEffect, useState } from 'react';
import { type AroundNavHandler, Router } from 'wouter';
import { useLocationProperty, usePathname, useSearch } from 'wouter/use-browser-location';
import { entryState } from '../addresses/entry-note.ts';
import {
  EntryStateContext,
  PathContext,
  SearchContext,
  useShownPath,
  useShownSearch,
} from '../addresses/shown-address.ts';

interface Address {
  readonly path: string;
  readonly search: string;
  readonly state: unknown;
}

const browserAddress = (): Address => ({
  path: window.location.pathname,
  search: window.location.search,
  state: entryState(),
});

/** Typed for plain values alone. `entryState` does as well: it is the same object until another entry is shown. */
const useLocationState = useLocationProperty as (read: () => unknown) => unknown;

const isSame = (one: Address, other: Address): boolean =>
  one.path === other.path && one.search === other.search && one.state === other.state;

interface ScreenRouterProps {
  /** Whether the screen of a path is drawn within the press, whatever that costs. */
  isAtOnce: (path: string) => boolean;
  children: ReactNode;
}

/**
 * Follows the browser's address. The next screen is drawn in short pieces of time, so that a press holds up no other
 * however much its screen draws. Until it stands, the last screen keeps its own address. Another address of the same
 * screen is drawn at once: later, it would undo what is typed meanwhile. So is a return by Back: a phone may show that
 * screen already.
 */
export function ScreenRouter({ isAtOnce, children }: ScreenRouterProps) {
  const present: Address = { path: usePathname(), search: useSearch(), state: useLocationState(entryState) };
  const [followed, setFollowed] = useState(present);
  const isDrawn = present.path === followed.path || isAtOnce(present.path);
  if (isDrawn && !isSame(present, followed)) setFollowed(present);
  const shown = isDrawn ? present : followed;
  // Behind each change, and behind each screen that was followed: who goes on and at once back ends where they went last.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the parts of the address
  useLayoutEffect(() => {
    startTransition(() => setFollowed((before) => (isSame(before, present) ? before : present)));
  }, [present.path, present.search, present.state, followed.path]);
  // React draws what such an event sets before the page is painted.
  useLayoutEffect(() => {
    const onReturn = () => setFollowed(browserAddress());
    window.addEventListener('popstate', onReturn);
    return () => window.removeEventListener('popstate', onReturn);
  }, []);
  // While a screen is drawn, a second press on its link is the same press.
  const pressOnce: AroundNavHandler = (navigate, to, options) => {
    const here = window.location.pathname + window.location.search;
    if (to !== here || here === shown.path + shown.search) navigate(to, options);
  };
  return (
    <PathContext value={shown.path}>
      <SearchContext value={shown.search}>
        <EntryStateContext value={shown.state}>
          <Router hook={useShownPath} searchHook={useShownSearch} aroundNav={pressOnce}>
            {children}
          </Router>
        </EntryStateContext>
      </SearchContext>
    </PathContext>
  );
}

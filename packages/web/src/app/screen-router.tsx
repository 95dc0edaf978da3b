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

/**
 * The library's types allow primitive values only. `entryState` works too, because it returns the same object until
 * another entry is shown.
 */
const useLocationState = useLocationProperty as (read: () => unknown) => unknown;

const isSame = (one: Address, other: Address): boolean =>
  one.path === other.path && one.search === other.search && one.state === other.state;

interface ScreenRouterProps {
  /** True if the screen of a path renders synchronously with the press, whatever it costs. */
  isAtOnce: (path: string) => boolean;
  children: ReactNode;
}

/**
 * Follows the browser's address. The next screen renders in short slices, so that a press never blocks another one,
 * however much its screen renders. Until it is ready, the last screen keeps its own address. A new address for the same
 * screen renders immediately, because a later render would undo what is typed in between. Going Back also renders
 * immediately, because a phone may already show that screen.
 */
export function ScreenRouter({ isAtOnce, children }: ScreenRouterProps) {
  const present: Address = { path: usePathname(), search: useSearch(), state: useLocationState(entryState) };
  const [followed, setFollowed] = useState(present);
  const isDrawn = present.path === followed.path || isAtOnce(present.path);
  if (isDrawn && !isSame(present, followed)) setFollowed(present);
  const shown = isDrawn ? present : followed;
  // Runs after each change and after each followed screen, so that somebody who moves on and goes straight back ends up
  // on the screen they chose last.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it depends on the parts of the address
  useLayoutEffect(() => {
    startTransition(() => setFollowed((before) => (isSame(before, present) ? before : present)));
  }, [present.path, present.search, present.state, followed.path]);
  // React renders state that is set in a popstate event before the page is painted.
  useLayoutEffect(() => {
    const onReturn = () => setFollowed(browserAddress());
    window.addEventListener('popstate', onReturn);
    return () => window.removeEventListener('popstate', onReturn);
  }, []);
  // While a screen is rendering, a second press on its link counts as the same press.
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

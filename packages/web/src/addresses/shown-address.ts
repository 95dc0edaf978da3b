import { createContext, useContext } from 'react';
import { navigate } from 'wouter/use-browser-location';

/*
 * The address whose screen is shown. While the next screen renders, the browser's address is one ahead. The address is
 * split into three contexts, so that a change re-renders only the components that read the changed part.
 */
export const PathContext = createContext('/');
export const SearchContext = createContext('');
export const EntryStateContext = createContext<unknown>(null);

/** For the router. */
export const useShownPath = (): [string, typeof navigate] => [useContext(PathContext), navigate];

/** For the router. */
export const useShownSearch = (): string => useContext(SearchContext);

/** The history state of the shown address. */
export const useEntryState = (): unknown => useContext(EntryStateContext);

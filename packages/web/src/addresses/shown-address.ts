import { createContext, useContext } from 'react';
import { navigate } from 'wouter/use-browser-location';

/*
 * The address whose screen is shown. While the next screen is drawn the browser's is one ahead. In three parts, so that a
 * changed one draws only what reads it.
 */
export const PathContext = createContext('/');
export const SearchContext = createContext('');
export const EntryStateContext = createContext<unknown>(null);

/** For the router. */
export const useShownPath = (): [string, typeof navigate] => [useContext(PathContext), navigate];

/** For the router. */
export const useShownSearch = (): string => useContext(SearchContext);

/** What the address that is shown carries in its history entry. */
export const useEntryState = (): unknown => useContext(EntryStateContext);

import { useEffect, useRef, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { addressOf, type QueryValues, queryValues } from './query-values.ts';

/** Browsers refuse addresses that change with every key of a fast typist. */
const ADDRESS_PAUSE_MS = 300;

interface AddressState<Name extends string> {
  readonly values: QueryValues<Name>;
  /** What is typed shows at once and follows into the address, in place, after a pause. */
  type: (changes: Partial<QueryValues<Name>>) => void;
  /** A choice is an address of its own, so that back undoes it. */
  choose: (changes: Partial<QueryValues<Name>>) => void;
}

/** Query parameters of a screen as its state: a changed address sets them, and they can be shared and come back to. */
export function useAddressState<Name extends string>(path: string, names: readonly Name[]): AddressState<Name> {
  const query = useSearch();
  const [, navigate] = useLocation();
  const [state, setState] = useState(() => ({ query, values: queryValues(query, names) }));
  if (state.query !== query) setState({ query, values: queryValues(query, names) });

  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(pause.current), []);
  const type = (changes: Partial<QueryValues<Name>>) => {
    const values = { ...state.values, ...changes };
    setState({ ...state, values });
    clearTimeout(pause.current);
    pause.current = setTimeout(() => navigate(addressOf(path, values), { replace: true }), ADDRESS_PAUSE_MS);
  };
  const choose = (changes: Partial<QueryValues<Name>>) => {
    clearTimeout(pause.current);
    navigate(addressOf(path, { ...state.values, ...changes }));
  };
  return { values: state.values, type, choose };
}

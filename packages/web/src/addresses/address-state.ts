import { useState } from 'react';
import { useSearch } from 'wouter';
import { addressOf, type QueryValues, queryValues } from './query-values.ts';
import { useTypedAddress } from './typed-address.ts';

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
  const { follow, go } = useTypedAddress();
  const [state, setState] = useState(() => ({ query, values: queryValues(query, names) }));
  if (state.query !== query) setState({ query, values: queryValues(query, names) });

  // A choice shows at once too: what was typed need not have reached the address, and the chosen one may be the present one.
  const changed = (changes: Partial<QueryValues<Name>>): string => {
    const values = { ...state.values, ...changes };
    setState({ ...state, values });
    return addressOf(path, values);
  };
  return {
    values: state.values,
    type: (changes) => follow(changed(changes)),
    choose: (changes) => go(changed(changes)),
  };
}

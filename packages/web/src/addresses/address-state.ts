import { useState } from 'react';
import { useSearch } from 'wouter';
import { addressOf, type QueryValues, queryValues } from './query-values.ts';
import { useTypedAddress } from './typed-address.ts';

interface AddressState<Name extends string> {
  readonly values: QueryValues<Name>;
  /** Typed text shows at once. After a pause it replaces the address. */
  type: (changes: Partial<QueryValues<Name>>) => void;
  /** A choice gets an address of its own, so that Back undoes it. */
  choose: (changes: Partial<QueryValues<Name>>) => void;
}

/** The query parameters of a screen as its state. A changed address sets them, so a link can carry them. */
export function useAddressState<Name extends string>(path: string, names: readonly Name[]): AddressState<Name> {
  const query = useSearch();
  const { follow, go } = useTypedAddress();
  const [state, setState] = useState(() => ({ query, values: queryValues(query, names) }));
  if (state.query !== query) setState({ query, values: queryValues(query, names) });

  // A choice shows at once too. Typed text may not have reached the address, or the address may not change.
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

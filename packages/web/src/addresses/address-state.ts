import { useState } from 'react';
import { useSearch } from 'wouter';
import { addressOf, type QueryValues, queryValues } from './query-values.ts';
import { useTypedAddress } from './typed-address.ts';

interface AddressState<Name extends string> {
  readonly values: QueryValues<Name>;
  /** True when the values were typed here rather than chosen or set by an address. */
  readonly typed: boolean;
  /** Typed text is shown immediately. It reaches the address after a pause. */
  type: (changes: Partial<QueryValues<Name>>) => void;
  /** A choice gets its own address, so that Back undoes it. */
  choose: (changes: Partial<QueryValues<Name>>) => void;
}

/** A screen's query parameters as its state. A changed address updates the state, so links can carry values. */
export function useAddressState<Name extends string>(path: string, names: readonly Name[]): AddressState<Name> {
  const query = useSearch();
  const { follow, go } = useTypedAddress();
  const [state, setState] = useState(() => ({ query, values: queryValues(query, names), typed: false }));
  if (state.query !== query) {
    const values = queryValues(query, names);
    // Values stay marked as typed when they reach the address.
    const same = addressOf(path, values) === addressOf(path, state.values);
    setState({ query, values, typed: state.typed && same });
  }

  // A choice is also shown immediately, because typed text may not have reached the address yet, or the address may not
  // change.
  const changed = (changes: Partial<QueryValues<Name>>, typed: boolean): string => {
    const values = { ...state.values, ...changes };
    setState({ ...state, values, typed });
    return addressOf(path, values);
  };
  return {
    values: state.values,
    typed: state.typed,
    type: (changes) => follow(changed(changes, true)),
    choose: (changes) => go(changed(changes, false)),
  };
}

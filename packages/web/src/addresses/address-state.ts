import { useState } from 'react';
import { useSearch } from 'wouter';
import { addressOf, type QueryValues, queryValues } from './query-values.ts';
import { useTypedAddress } from './typed-address.ts';

interface AddressState<Name extends string> {
  readonly values: QueryValues<Name>;
  /** Whether the values were typed here, and not chosen or brought by an address. */
  readonly typed: boolean;
  /** Typed text shows at once. After a pause it replaces the address. */
  type: (changes: Partial<QueryValues<Name>>) => void;
  /** A choice gets an address of its own, so that Back undoes it. */
  choose: (changes: Partial<QueryValues<Name>>) => void;
}

/** The query parameters of a screen as its state. A changed address sets them, so a link can carry them. */
export function useAddressState<Name extends string>(path: string, names: readonly Name[]): AddressState<Name> {
  const query = useSearch();
  const { follow, go } = useTypedAddress();
  const [state, setState] = useState(() => ({ query, values: queryValues(query, names), typed: false }));
  if (state.query !== query) {
    const values = queryValues(query, names);
    // Typed text that reaches the address changes nothing.
    const same = addressOf(path, values) === addressOf(path, state.values);
    setState({ query, values, typed: state.typed && same });
  }

  // A choice shows at once too. Typed text may not have reached the address, or the address may not change.
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

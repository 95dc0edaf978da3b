import { useEffect, useState } from 'react';
import { useSearch } from 'wouter';
import { edition } from '../../lib/edition.ts';
import { readStored, writeStored } from '../../lib/storage.ts';
import { useTypedAddress } from '../../lib/typed-address.ts';
import { filterFromQuery, type ProtocolFilter, protocolsHref } from './protocol-filter.ts';
import { type Age, ageOf } from './visible-protocols.ts';

const AGE_KEY = 'protocols.age';

interface FilterState {
  /** The query these filters were last set from. */
  readonly query: string;
  readonly filter: ProtocolFilter;
  /** The search box as typed, blanks included. */
  readonly text: string;
  readonly age: Age;
}

function fromQuery(query: string, age: Age): FilterState {
  const filter = filterFromQuery(query);
  const opened = filter.kind === 'id' ? Object.values(edition.protocols).find(({ id }) => id === filter.id) : undefined;
  return { query, filter, text: filter.kind === 'search' ? filter.text : '', age: ageOf(opened) ?? age };
}

/** Filters and age toggle. Each change of the address sets them; what the user types follows into the address. */
export function useProtocolFilter() {
  const query = useSearch();
  const { follow, go } = useTypedAddress();
  const [state, setState] = useState(() =>
    fromQuery(query, readStored('session', AGE_KEY) === 'pediatric' ? 'pediatric' : 'adult'),
  );
  if (state.query !== query) setState(fromQuery(query, state.age));
  useEffect(() => writeStored('session', AGE_KEY, state.age), [state.age]);

  const search = (text: string) => {
    const filter: ProtocolFilter = text.trim() === '' ? { kind: 'all' } : { kind: 'search', text };
    setState((before) => ({ ...before, text, filter }));
    follow(protocolsHref(filter));
  };
  const choose = (filter: ProtocolFilter) => {
    // What was typed need not have reached the address: the one that is chosen may be the present one.
    setState((before) => ({ ...before, text: filter.kind === 'search' ? filter.text : '', filter }));
    go(protocolsHref(filter));
  };
  const setAge = (age: Age) => setState((before) => ({ ...before, age }));
  return { filter: state.filter, text: state.text, age: state.age, search, choose, setAge };
}

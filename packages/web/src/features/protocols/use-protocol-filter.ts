import { useEffect, useRef, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { edition } from '../../lib/edition.ts';
import { readStored, writeStored } from '../../lib/storage.ts';
import { filterFromQuery, type ProtocolFilter, protocolsHref } from './protocol-filter.ts';
import { type Age, ageOf } from './visible-protocols.ts';

const AGE_KEY = 'protocols.age';
/** Browsers refuse addresses that change with every key of a fast typist. */
const ADDRESS_PAUSE_MS = 300;

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
  const [, navigate] = useLocation();
  const [state, setState] = useState(() =>
    fromQuery(query, readStored('session', AGE_KEY) === 'pediatric' ? 'pediatric' : 'adult'),
  );
  if (state.query !== query) setState(fromQuery(query, state.age));
  useEffect(() => writeStored('session', AGE_KEY, state.age), [state.age]);

  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(pause.current), []);
  const search = (text: string) => {
    const filter: ProtocolFilter = text.trim() === '' ? { kind: 'all' } : { kind: 'search', text };
    setState((before) => ({ ...before, text, filter }));
    clearTimeout(pause.current);
    pause.current = setTimeout(() => navigate(protocolsHref(filter), { replace: true }), ADDRESS_PAUSE_MS);
  };
  const choose = (filter: ProtocolFilter) => {
    clearTimeout(pause.current);
    navigate(protocolsHref(filter));
  };
  const setAge = (age: Age) => setState((before) => ({ ...before, age }));
  return { filter: state.filter, text: state.text, age: state.age, search, choose, setAge };
}

import { useEffect, useState } from 'react';
import { useSearch } from 'wouter';
import { useTypedAddress } from '../../../addresses/typed-address.ts';
import { edition } from '../../../edition/edition.ts';
import { foundTermOf } from '../../../search/marks/found-term.ts';
import { searchedPatient } from '../../../search/searched-patient.ts';
import { readSessionText, writeSessionText } from '../../../session/session-state.ts';
import { filterFromQuery, type ProtocolFilter, protocolsHref } from './protocol-filter.ts';
import { type Age, ageOfFilter } from './visible-protocols.ts';

/** The age that the user chose by hand last. */
const CHOSEN_KEY = 'protocols.age';

interface FilterState {
  /** The query these filters were last set from. */
  readonly query: string;
  readonly filter: ProtocolFilter;
  /** The search box as typed, blanks included. */
  readonly text: string;
  readonly age: Age;
}

/**
 * The toggle stands where it stood at this entry of the history; else at the age of what is opened, or of whom the search
 * named that led there, which a reload or a way back must not undo. What is for every age keeps the present one on the way from card to card; a category does
 * not, since it is where the next patient begins. What was typed and has only now reached the address changes nothing:
 * the toggle may have been pressed meanwhile.
 */
function fromQuery(query: string, before?: FilterState): FilterState {
  const filter = filterFromQuery(query);
  const typed =
    filter.kind === 'search' && before !== undefined && protocolsHref(before.filter) === protocolsHref(filter);
  const kept = filter.kind === 'category' ? undefined : before?.age;
  const ofFilter = typed ? undefined : ageOfFilter(edition, filter);
  const age = ageOfEntry() ?? ofFilter ?? ageOfSearched() ?? kept ?? chosenAge();
  return { query, filter, text: filter.kind === 'search' ? filter.text : '', age };
}

/** Where the toggle stood at the present entry of the history; a new entry knows none. */
function ageOfEntry(): Age | undefined {
  const age = (history.state as { protocolsAge?: unknown } | null)?.protocolsAge;
  return age === 'adult' || age === 'pediatric' ? age : undefined;
}

function setAgeOfEntry(age: Age): void {
  if (ageOfEntry() !== age) history.replaceState({ ...history.state, protocolsAge: age }, '');
}

/** A card for every age that "child seizing" found opens for the child. */
const ageOfSearched = (): Age | undefined =>
  searchedPatient(foundTermOf(history.state)).child ? 'pediatric' : undefined;

const chosenAge = (): Age => (readSessionText(CHOSEN_KEY) === 'pediatric' ? 'pediatric' : 'adult');

/** Filters and age toggle. Each change of the address sets them; what the user types follows into the address. */
export function useProtocolFilter() {
  const query = useSearch();
  const { follow, go } = useTypedAddress();
  const [state, setState] = useState(() => fromQuery(query));
  if (state.query !== query) setState(fromQuery(query, state));
  useEffect(() => setAgeOfEntry(state.age), [state]);

  const search = (text: string) => {
    const filter: ProtocolFilter = text.trim() === '' ? { kind: 'all' } : { kind: 'search', text };
    setState((before) => ({ ...before, text, filter, age: ageOfFilter(edition, filter) ?? before.age }));
    follow(protocolsHref(filter));
  };
  const choose = (filter: ProtocolFilter) => {
    // What was typed need not have reached the address: the one that is chosen may be the present one.
    setState((before) => ({ ...before, text: filter.kind === 'search' ? filter.text : '', filter }));
    go(protocolsHref(filter));
  };
  const setAge = (age: Age) => {
    writeSessionText(CHOSEN_KEY, age);
    setState((before) => ({ ...before, age }));
  };
  return { filter: state.filter, text: state.text, age: state.age, search, choose, setAge };
}

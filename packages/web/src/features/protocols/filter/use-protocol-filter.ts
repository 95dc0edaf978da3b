import type { EditionContents } from '@first60/edition';
import { useEffect, useState } from 'react';
import { useSearch } from 'wouter';
import { noteOnEntry } from '../../../addresses/entry-note.ts';
import { useTypedAddress } from '../../../addresses/typed-address.ts';
import { useContents } from '../../../edition/live-edition.ts';
import { foundTermOf } from '../../../search/marks/found-term.ts';
import { searchedPatient } from '../../../search/searched-patient.ts';
import { readSessionText, writeSessionText } from '../../../session/session-state.ts';
import { type Age, ageOfFilter } from './age.ts';
import { filterFromQuery, type ProtocolFilter, protocolsHref } from './protocol-filter.ts';

/** The age that the user last chose by hand. */
const CHOSEN_KEY = 'protocols.age';

interface FilterState {
  /** The query from which these filters were last set. */
  readonly query: string;
  readonly filter: ProtocolFilter;
  /** The search box as typed, including spaces. */
  readonly text: string;
  readonly age: Age;
  /** True if the searched text was typed here instead of coming from an address. */
  readonly typed: boolean;
}

/**
 * The toggle's age comes from the first of these that is known: this history entry, the opened card, the searched
 * patient, the current toggle (not for a category, because it starts the next patient), the last choice. Typed text
 * that reaches the address changes nothing, because the toggle may have been pressed since.
 */
function fromQuery(names: EditionContents, query: string, before?: FilterState): FilterState {
  const filter = filterFromQuery(query);
  const same =
    filter.kind === 'search' && before !== undefined && protocolsHref(before.filter) === protocolsHref(filter);
  const present = filter.kind === 'category' ? undefined : before?.age;
  const ofFilter = same ? undefined : ageOfFilter(names, filter);
  const age = ageOfEntry() ?? ofFilter ?? ageOfSearched() ?? present ?? chosenAge();
  return { query, filter, text: filter.kind === 'search' ? filter.text : '', age, typed: same && before.typed };
}

/** The toggle's age in the current history entry. Undefined for a new entry. */
function ageOfEntry(): Age | undefined {
  const age = (history.state as { protocolsAge?: unknown } | null)?.protocolsAge;
  return age === 'adult' || age === 'pediatric' ? age : undefined;
}

function setAgeOfEntry(age: Age): void {
  if (ageOfEntry() !== age) noteOnEntry({ protocolsAge: age });
}

/** The age named in the search that led here: "child seizing" shows the child's side of a card for every age. */
export const ageOfSearched = (): Age | undefined =>
  searchedPatient(foundTermOf(history.state)).child ? 'pediatric' : undefined;

const chosenAge = (): Age => (readSessionText(CHOSEN_KEY) === 'pediatric' ? 'pediatric' : 'adult');

/** Filters and age toggle. A change of address updates them. Typed text is written to the address. */
export function useProtocolFilter() {
  const names = useContents();
  const query = useSearch();
  const { follow, go } = useTypedAddress();
  const [state, setState] = useState(() => fromQuery(names, query));
  if (state.query !== query) setState(fromQuery(names, query, state));
  useEffect(() => setAgeOfEntry(state.age), [state]);

  const search = (text: string) => {
    const filter: ProtocolFilter = text.trim() === '' ? { kind: 'all' } : { kind: 'search', text };
    const typed = filter.kind === 'search';
    setState((before) => ({ ...before, text, filter, age: ageOfFilter(names, filter) ?? before.age, typed }));
    follow(protocolsHref(filter));
  };
  const choose = (filter: ProtocolFilter) => {
    // The typed text may not have reached the address yet, so the address may already equal that of the chosen filter.
    setState((before) => ({ ...before, text: filter.kind === 'search' ? filter.text : '', filter, typed: false }));
    go(protocolsHref(filter));
  };
  const setAge = (age: Age) => {
    writeSessionText(CHOSEN_KEY, age);
    setState((before) => ({ ...before, age, typed: false }));
  };
  return { filter: state.filter, text: state.text, age: state.age, typed: state.typed, search, choose, setAge };
}

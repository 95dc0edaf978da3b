import type { CardEntry, Manifest, Protocol } from '@first60/edition';
import { type ProtocolMatch, searchProtocols } from '../../../search/protocol-search.ts';
import { searchedPatient } from '../../../search/searched-patient.ts';
import { authoredProtocols, type Searched } from '../../../search/searched-texts.ts';
import type { ProtocolFilter } from './protocol-filter.ts';

/** The age toggle's two sides. */
export type Age = 'adult' | 'pediatric';

export interface VisibleProtocols {
  readonly shown: readonly Protocol[];
  /** What also matches a search or category, but is for the other age. */
  readonly otherAge: readonly Protocol[];
  /** Where a search found each; empty without one. */
  readonly matches: readonly ProtocolMatch[];
}

/** The card's age group equals the toggle, is both, or is not given. */
const fitsAge = ({ ageGroup }: Protocol, age: Age): boolean =>
  ageGroup === undefined || ageGroup === 'both' || ageGroup === age;

/** What a filter shows at an age. A protocol asked for by its id, or searched by it exactly, shows at any age. */
export function visibleProtocols(edition: Searched, filter: ProtocolFilter, age: Age): VisibleProtocols {
  const all = authoredProtocols(edition);
  switch (filter.kind) {
    case 'all':
      return { shown: all.filter((protocol) => fitsAge(protocol, age)), otherAge: [], matches: [] };
    case 'id':
      return { shown: all.filter(({ id }) => id === filter.id), otherAge: [], matches: [] };
    case 'category':
      return {
        ...byAge(
          all.filter(({ category }) => category === filter.category),
          (protocol) => fitsAge(protocol, age),
        ),
        matches: [],
      };
    case 'search': {
      const matches = searchProtocols(edition, filter.text);
      const found = matches.map(({ protocol }) => protocol);
      const exact = matches.find(({ place }) => place === 'exact-id')?.protocol;
      return { ...byAge(found, (protocol) => protocol === exact || fitsAge(protocol, age)), matches };
    }
  }
}

function byAge(matches: readonly Protocol[], fits: (protocol: Protocol) => boolean) {
  return { shown: matches.filter(fits), otherAge: matches.filter((protocol) => !fits(protocol)) };
}

/** The age that what is opened or searched is for, when it is for one alone: opening it sets the toggle to this. */
export function ageOfFilter({ protocols, groups }: Opened, filter: ProtocolFilter): Age | undefined {
  if (filter.kind === 'id') return ageOf(Object.values(protocols).find((card) => card?.id === filter.id));
  if (filter.kind === 'search') return searchedPatient(filter.text).child ? 'pediatric' : undefined;
  if (filter.kind !== 'category') return undefined;
  return groups.find(({ id }) => id === filter.category)?.title.startsWith('Adult ') ? 'adult' : undefined;
}

type Opened = Pick<Manifest, 'protocols' | 'groups'>;

/** The age a protocol is for, when it is for one alone. */
export function ageOf(protocol: Pick<CardEntry, 'ageGroup'> | undefined): Age | undefined {
  const group = protocol?.ageGroup;
  return group === 'adult' || group === 'pediatric' ? group : undefined;
}

import type { Protocol } from '@first60/edition';
import { type ProtocolMatch, searchProtocols } from '../../../search/protocol-search.ts';
import { authoredProtocols, type Searched } from '../../../search/searched-texts.ts';
import type { Age } from './age.ts';
import type { ProtocolFilter } from './protocol-filter.ts';

export interface VisibleProtocols {
  readonly shown: readonly Protocol[];
  /** Protocols that also match a search or category, but are for the other age. */
  readonly otherAge: readonly Protocol[];
  /** Each protocol's search match. Empty without a search. */
  readonly matches: readonly ProtocolMatch[];
}

/** True if the card's age group is that of the toggle, is both, or is missing. */
const fitsAge = ({ ageGroup }: Protocol, age: Age): boolean =>
  ageGroup === undefined || ageGroup === 'both' || ageGroup === age;

/**
 * The protocols that a filter shows for an age. A protocol requested by its id, or by an exact search for it, is shown
 * for any age.
 */
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

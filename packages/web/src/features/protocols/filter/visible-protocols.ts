import type { Protocol } from '@first60/edition';
import { type ProtocolMatch, searchProtocols } from '../../../search/protocol-search.ts';
import { authoredProtocols, type Searched } from '../../../search/searched-texts.ts';
import type { Age } from './age.ts';
import type { ProtocolFilter } from './protocol-filter.ts';

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

import type { CardEntry, EditionContents } from '@first60/edition';
import { searchedPatient } from '../../../search/searched-patient.ts';
import type { ProtocolFilter } from './protocol-filter.ts';

/** The two sides of the age toggle. */
export type Age = 'adult' | 'pediatric';

/**
 * The age that an opened card, a category or a search is for, if it is for only one. Opening it sets the toggle to this
 * age.
 */
export function ageOfFilter({ protocols, groups }: Opened, filter: ProtocolFilter): Age | undefined {
  if (filter.kind === 'id') return ageOf(Object.values(protocols).find((card) => card?.id === filter.id));
  if (filter.kind === 'search') return searchedPatient(filter.text).child ? 'pediatric' : undefined;
  if (filter.kind !== 'category') return undefined;
  return groups.find(({ id }) => id === filter.category)?.title.startsWith('Adult ') ? 'adult' : undefined;
}

type Opened = Pick<EditionContents, 'protocols' | 'groups'>;

/** The age group of a protocol, if it is for only one. */
export function ageOf(protocol: Pick<CardEntry, 'ageGroup'> | undefined): Age | undefined {
  const group = protocol?.ageGroup;
  return group === 'adult' || group === 'pediatric' ? group : undefined;
}

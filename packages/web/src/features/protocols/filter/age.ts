import type { CardEntry, EditionContents } from '@first60/edition';
import { searchedPatient } from '../../../search/searched-patient.ts';
import type { ProtocolFilter } from './protocol-filter.ts';

/** The age toggle's two sides. */
export type Age = 'adult' | 'pediatric';

/** The age that what is opened or searched is for, when it is for one alone: opening it sets the toggle to this. */
export function ageOfFilter({ protocols, groups }: Opened, filter: ProtocolFilter): Age | undefined {
  if (filter.kind === 'id') return ageOf(Object.values(protocols).find((card) => card?.id === filter.id));
  if (filter.kind === 'search') return searchedPatient(filter.text).child ? 'pediatric' : undefined;
  if (filter.kind !== 'category') return undefined;
  return groups.find(({ id }) => id === filter.category)?.title.startsWith('Adult ') ? 'adult' : undefined;
}

type Opened = Pick<EditionContents, 'protocols' | 'groups'>;

/** The age a protocol is for, when it is for one alone. */
export function ageOf(protocol: Pick<CardEntry, 'ageGroup'> | undefined): Age | undefined {
  const group = protocol?.ageGroup;
  return group === 'adult' || group === 'pediatric' ? group : undefined;
}

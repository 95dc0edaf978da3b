import type { ArrestEventData, ArrestRow, CrewRole } from '@first60/clinical';

type Kind = ArrestEventData['kind'];
type DataOf<K extends Kind> = Extract<ArrestEventData, { readonly kind: K }>;

/** Data from the rows of one kind that have not been undone, in order. */
export const dataOf = <K extends Kind>(rows: readonly ArrestRow[], kind: K): DataOf<K>[] =>
  rows.flatMap(({ event: { data } }) => (data.kind === kind ? [data as DataOf<K>] : []));

export const causesOf = (rows: readonly ArrestRow[]): ReadonlyMap<string, DataOf<'cause'>['state']> =>
  new Map(dataOf(rows, 'cause').map(({ cause, state }) => [cause, state]));

export const factsOf = (rows: readonly ArrestRow[]): ReadonlyMap<string, string> =>
  new Map(dataOf(rows, 'fact').map(({ fact, value }) => [fact, value]));

export const rolesOf = (rows: readonly ArrestRow[]): ReadonlySet<CrewRole> =>
  new Set(dataOf(rows, 'role').map(({ role }) => role));

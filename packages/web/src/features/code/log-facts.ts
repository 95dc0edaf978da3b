import type { CodeEventData, CodeRow, CrewRole } from '@first60/clinical';

type Kind = CodeEventData['kind'];
type DataOf<K extends Kind> = Extract<CodeEventData, { readonly kind: K }>;

/** What the standing rows of one kind say, in their order. */
export const dataOf = <K extends Kind>(rows: readonly CodeRow[], kind: K): DataOf<K>[] =>
  rows.flatMap(({ event: { data } }) => (data.kind === kind ? [data as DataOf<K>] : []));

export const causesOf = (rows: readonly CodeRow[]): ReadonlyMap<string, DataOf<'cause'>['state']> =>
  new Map(dataOf(rows, 'cause').map(({ cause, state }) => [cause, state]));

export const factsOf = (rows: readonly CodeRow[]): ReadonlyMap<string, string> =>
  new Map(dataOf(rows, 'fact').map(({ fact, value }) => [fact, value]));

export const rolesOf = (rows: readonly CodeRow[]): ReadonlySet<CrewRole> =>
  new Set(dataOf(rows, 'role').map(({ role }) => role));

import type { CodeEventData, CodeRow, CrewRole } from '@first60/clinical';
import { eventWords, type PlanNames } from './words/event-words.ts';

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

/** Events of one press reach the log within this time of each other, in ms. */
const ONE_PRESS_MS = 50;

/** What the last press of the crew logged that still stands: Undo takes back all of it. In the order of the log. */
export function pressedLast(rows: readonly CodeRow[], plan: PlanNames | undefined): readonly CodeRow[] {
  const pressed = rows
    .filter(({ event }) => eventWords(event.data, plan) !== undefined)
    .toSorted((one, other) => one.event.seq - other.event.seq);
  const last = pressed.at(-1);
  return last === undefined ? [] : pressed.filter(({ event }) => last.event.t - event.t < ONE_PRESS_MS);
}

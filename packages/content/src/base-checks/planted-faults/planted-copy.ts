import type { Edition } from '@first60/edition';
import type { Planted } from './planted-fault.ts';

/** Copies through JSON, so that two cards that share a line each have their own copy. */
const copied = (entry: unknown): unknown => (entry === undefined ? entry : JSON.parse(JSON.stringify(entry)));

/**
 * A table or list that copies an entry of the edition when it is first read. Entries that nothing reads stay as they are.
 */
const copiedWhenRead = (table: object, taken: object): object =>
  new Proxy(taken, {
    get(target, key, receiver) {
      const entry: unknown = Reflect.get(table, key);
      const isUnread = Object.hasOwn(table, key) && Reflect.get(target, key) === entry;
      if (isUnread && typeof entry === 'object') Reflect.set(target, key, copied(entry));
      return Reflect.get(target, key, receiver);
    },
  });

/**
 * The edition after a change. Only the entries that the change reads are copied, such as a card, a drug or a plan, because
 * copying all of them takes longer than most rules take to run.
 */
export function plantedCopy(edition: Edition, plant: (copy: Planted) => void): Planted {
  const tables = Object.entries(edition).map(([key, table]: [string, unknown]) => {
    if (table === null || typeof table !== 'object') return { key, shown: table, taken: table };
    const taken = Array.isArray(table) ? [...table] : { ...table };
    return { key, shown: copiedWhenRead(table, taken), taken };
  });
  const copy: Record<string, unknown> = Object.fromEntries(tables.map(({ key, shown }) => [key, shown]));
  plant(copy as unknown as Planted);
  for (const { key, shown, taken } of tables) if (copy[key] === shown) copy[key] = taken;
  return copy as unknown as Planted;
}

/**
 * The places where two values differ, as paths. A list whose length differs is reported as a whole; everything else is
 * traced as deeply as possible.
 */
export function* changedPlaces(was: unknown, is: unknown, path = ''): Generator<string> {
  if (was === is) return;
  const [before, after] = [membersOf(was), membersOf(is)];
  if (before === undefined || after === undefined || isOtherList(was, is)) {
    yield path;
    return;
  }
  for (const key of new Set([...Object.keys(before), ...Object.keys(after)])) {
    yield* changedPlaces(before[key], after[key], `${path}/${key}`);
  }
}

const membersOf = (value: unknown): Readonly<Record<string, unknown>> | undefined =>
  value !== null && typeof value === 'object' ? (value as Readonly<Record<string, unknown>>) : undefined;

const isOtherList = (was: unknown, is: unknown): boolean =>
  Array.isArray(was) !== Array.isArray(is) || (Array.isArray(was) && Array.isArray(is) && was.length !== is.length);
